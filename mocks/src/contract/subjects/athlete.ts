import type { Subject } from '../subject.ts'
import { firstOf, notIn } from './others.ts'
import { reader } from './reader.ts'
import { athleteTabSubjects } from './tabs.ts'

/**
 * Makes the subject of one row in an athlete's list; `everything` is the admin's list, where somebody else's is found.
 */
function one(list: string, everything: string): Subject {
  return {
    validRequest: async (client) => {
      const by = await client.actor('athlete')
      return { by, params: { id: await firstOf(client, list, by) } }
    },
    another: async (client) => ({ id: await notIn(client, everything, list, await client.actor('athlete')) }),
  }
}

export const athleteSubjects: Record<string, Subject> = {
  ...athleteTabSubjects,
  'GET /rachas': reader('athlete'),
  'GET /rachas/{id}': one('/rachas', '/admin/rachas'),
}
