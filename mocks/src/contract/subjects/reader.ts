import type { Actor } from '../hand/logins.ts'
import type { Subject } from '../subject.ts'

/** Makes the subject of a read without parameters. */
export function reader(actor: Actor | null): Subject {
  return {
    good: async (hand) => ({ by: actor === null ? null : await hand.actor(actor) }),
  }
}
