import { computed, declareList, downwards, upwards } from '../lists/declare-list.ts'
import { countIn, joined, own } from '../lists/expressions.ts'
import { splitSchema } from './split.ts'
import { listedSplit } from './split-row.ts'

/** The list of all bills, the newest first. `splitSum` knows its sums: shares are a matter of rules. */
export const splitList = declareList(listedSplit, {
  table: 'splits',
  stored: splitSchema,
  joins: { organizer: { table: 'users', key: 'organizerId', optional: true } },
  order: [downwards(own('createdAt')), upwards(own('id'))],
  values: {
    organizerName: joined('organizer', 'name'),
    origin: own('origin.kind'),
    people: countIn('people'),
    totalCents: computed('splitSum'),
    paidCents: computed('splitSum'),
    openCents: computed('splitSum'),
    status: computed('splitSum'),
  },
})
