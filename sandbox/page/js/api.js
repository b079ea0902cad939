/** Calls to the sandbox's verbs. */

/** The sandbox says that a person could not do that; the message says why. */
export class Refused extends Error {}

/** The sandbox does not answer: it has ended, or this client is offline. */
export class Unreachable extends Error {}

let offline = false;

/** Cut this page off, or connect it again. */
export function setOffline(value) {
  offline = value;
}

/** Call a verb with JSON arguments; its result. Raises Refused or Unreachable. */
export async function call(verb, args = {}) {
  if (offline) throw new Unreachable("offline");
  let answer;
  try {
    const response = await fetch(`/sandbox/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(args),
    });
    answer = await response.json();
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if ("error" in answer) throw new Refused(answer.error);
  return answer.result;
}
