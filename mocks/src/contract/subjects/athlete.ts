import type { Subject } from '../subject.ts'
import { firstOf, notIn } from './others.ts'
import { reader } from './reader.ts'

/** One thing of a list of the athlete's; `everything` is where the admin finds somebody else's. */
function one(list: string, everything: string): Subject {
  return {
    good: async (hand) => {
      const by = await hand.actor('athlete')
      return { by, params: { id: await firstOf(hand, list, by) } }
    },
    another: async (hand) => ({ id: await notIn(hand, everything, list, await hand.actor('athlete')) }),
  }
}

export const athleteSubjects: Record<string, Subject> = {
  'GET /tabs': reader('athlete'),
  'GET /tabs/{id}': one('/tabs', '/admin/tabs'),
  'GET /rachas': reader('athlete'),
  'GET /rachas/{id}': one('/rachas', '/admin/rachas'),
}
