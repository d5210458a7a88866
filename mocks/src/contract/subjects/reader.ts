import type { Actor } from '../hand/logins.ts'
import type { Subject } from '../subject.ts'

/** A question without anything in its path: who asks is all that matters. */
export function reader(actor: Actor | null): Subject {
  return {
    good: async (hand) => ({ by: actor === null ? null : await hand.actor(actor) }),
  }
}
