import type { Actor } from '../client/logins.ts'
import type { Subject } from '../subject.ts'

/** Makes the subject of a read without parameters. */
export function reader(actor: Actor | null): Subject {
  return {
    validRequest: async (client) => ({ by: actor === null ? null : await client.actor(actor) }),
  }
}
