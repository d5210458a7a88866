import { computed, declareList, downwards, upwards } from '../lists/declare-list.ts'
import { instant, joined, own } from '../lists/expressions.ts'
import { closedTillSchema } from './till.ts'
import { listedTill } from './till-row.ts'

/** The list of an arena's closed tills, the last one first. Sums of its money are a matter of rules. */
export const tillList = declareList(listedTill, {
  table: 'tills',
  stored: closedTillSchema,
  joins: {
    company: { table: 'companies', key: 'companyId' },
    opener: { table: 'users', key: 'openedById', optional: true },
    closer: { table: 'users', key: 'closedById', optional: true },
  },
  order: [downwards(instant(own('closedAt'))), upwards(own('id'))],
  values: {
    openedBy: joined('opener', 'name'),
    closedBy: joined('closer', 'name'),
    takenCents: computed('tillSum'),
    expectedCents: computed('tillSum'),
    correctedCents: computed('tillSum'),
    differenceCents: computed('tillSum'),
    status: computed('tillSum'),
    timeZone: joined('company', 'timeZone'),
  },
})
