# Kontor in a container: docs/operations.md, "In containers". compose.yaml runs it with PostgreSQL.

FROM python:3.13-slim AS packages
RUN python -m venv /opt/kontor/venv
COPY requirements-postgres.lock /opt/kontor/
RUN /opt/kontor/venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check \
    --require-hashes -r /opt/kontor/requirements-postgres.lock

FROM python:3.13-slim
COPY --from=packages /opt/kontor/venv /opt/kontor/venv
WORKDIR /opt/kontor/source
COPY LICENSE bot.py pyproject.toml ./
COPY cogs ./cogs
COPY discord_ui ./discord_ui
COPY engines ./engines
COPY i18n ./i18n
COPY players ./players
COPY render ./render
COPY runtime ./runtime
COPY sandbox ./sandbox
COPY service ./service
COPY store ./store
COPY tools ./tools
# Code comes from here alone: the working folder is a volume, which others may be able to write.
# KONTOR_CONTAINER tells that nobody sits at a terminal: without a token the bot says so and ends.
ENV PATH=/opt/kontor/venv/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONPATH=/opt/kontor/source \
    PYTHONSAFEPATH=1 \
    PYTHONUNBUFFERED=1 \
    KONTOR_CONTAINER=1
RUN python -m compileall -q /opt/kontor/source
RUN useradd --system --uid 10001 --no-create-home kontor && mkdir /data && chown 10001:10001 /data
USER 10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m CMD ["python", "-m", "runtime.healthcheck"]
CMD ["python", "-m", "runtime"]
