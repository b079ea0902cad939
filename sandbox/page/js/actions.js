/** What a member does with the bot, and what the client shows of it: busy, failed, refused, a form to fill in. */

import { call, Refused, Unreachable } from "./api.js";
import { say } from "./words.js";

/** Seconds that a control stays busy at most after the bot has promised an update. */
const PATIENCE = 20;

export class Actions {
  /** store: whose. forms: opens modals. */
  constructor(store, forms) {
    this.store = store;
    this.forms = forms;
  }

  /** Press a button of a message. */
  async press(message, id, element) {
    return this.#use(message, element, "press", { custom_id: id });
  }

  /** Choose in a list of a message; whether the bot took it. */
  async choose(message, id, values, element) {
    return this.#use(message, element, "choose", { custom_id: id, values });
  }

  async #use(message, element, verb, args) {
    const user = this.store.me.id;
    element.setAttribute("aria-busy", "true");
    this.#tell(message, null);
    try {
      const place = { user, channel: message.channel_id, message: message.id };
      const answer = await call(verb, { ...place, ...args });
      if (answer.outcome === "failed") {
        this.#tell(message, say("failed-component"));
        return false;
      }
      if (answer.outcome === "modal") {
        this.forms.open(answer);
        return false;
      }
      if (!answer.settled) await call("settled", { interaction: answer.interaction, within: PATIENCE }).catch(() => {});
      return true;
    } catch (error) {
      this.#tell(message, sentence(error));
      return false;
    } finally {
      for (const one of [element, ...standIns(message, element)]) one.removeAttribute("aria-busy");
    }
  }

  #tell(message, text) {
    this.store.wrong(message, text);
  }

  /** Send a slash command; the sentence to show if the client would not send it, else null. */
  async slash(channel, path, options) {
    try {
      const answer = await call("slash", { user: this.store.me.id, channel, path, options });
      if (answer.outcome === "failed") this.store.note(channel, { name: `/${path}`, text: say("failed-command") });
      if (answer.outcome === "modal") this.forms.open(answer);
      return null;
    } catch (error) {
      return sentence(error);
    }
  }

  /** Choose a command of the menu of a member or message: {member} or {message}. */
  async menu(channel, name, target) {
    const note = (text) => this.store.note(channel, { name, text });
    try {
      const answer = await call("menu", { user: this.store.me.id, channel, name, ...target });
      if (answer.outcome === "failed") note(say("failed-command"));
      if (answer.outcome === "modal") this.forms.open(answer);
    } catch (error) {
      note(sentence(error));
    }
  }

  /** Write an ordinary message; the sentence to show if that is refused, else null. */
  async write(channel, content) {
    try {
      await call("say", { user: this.store.me.id, channel, content });
      return null;
    } catch (error) {
      return sentence(error);
    }
  }

  /** Delete a message of one's own, or dismiss a private one. */
  async remove(message) {
    try {
      await call("remove", { user: this.store.me.id, channel: message.channel_id, message: message.id });
    } catch (error) {
      this.#tell(message, sentence(error));
    }
  }
}

/** The same control of a message that has been changed, and so drawn anew, while its element was busy. */
function standIns(message, element) {
  const control = CSS.escape(element.dataset.control ?? "");
  return document.querySelectorAll(`[data-id="${CSS.escape(message.id)}"] [data-control="${control}"]`);
}

/** What to say about an error of a call. */
export function sentence(error) {
  if (error instanceof Refused) return say("refused", { why: error.message });
  if (error instanceof Unreachable) return say("unreachable");
  throw error;
}
