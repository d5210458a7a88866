import { both, declareList, downwards, upwards } from '../lists/declare-list.ts'
import { all, any, instant, is, item, joined, known, lastIn, math, own, when } from '../lists/expressions.ts'
import { closedTillSchema } from './till.ts'
import { listedTill } from './till-row.ts'
import { DIFFERENCE_LIMIT_CENTS } from './till-status.ts'

const correctedCents = lastIn('corrections', item('countedCents'))
const differenceCents = math(known(correctedCents, own('countedCents')), '-', own('sums.expectedCents'))
const isLarge = any(
  is(differenceCents, '>', DIFFERENCE_LIMIT_CENTS),
  is(differenceCents, '<', -DIFFERENCE_LIMIT_CENTS),
)

/** The columns of a till that its sums and its count give: nothing while it is open, and `closedTillStatus` once it is closed. */
export const tillValues = {
  takenCents: own('sums.takenCents'),
  expectedCents: own('sums.expectedCents'),
  correctedCents,
  differenceCents,
  status: when(
    [
      [is(own('closedAt'), '=', null), 'open'],
      [is(differenceCents, '=', 0), 'exact'],
      [all(isLarge, is(own('differenceReason'), '=', null)), 'unexplained'],
    ],
    'different',
  ),
}

/** The list of an arena's closed tills, the last one first. */
export const tillList = declareList(listedTill, {
  table: 'tills',
  stored: closedTillSchema,
  joins: {
    company: { table: 'companies', key: 'companyId' },
    opener: { table: 'users', key: 'openedById', optional: true },
    closer: { table: 'users', key: 'closedById', optional: true },
  },
  order: [downwards(instant(own('closedAt'))), upwards(own('id'))],
  values: both(tillValues, {
    openedBy: joined('opener', 'name'),
    closedBy: joined('closer', 'name'),
    timeZone: joined('company', 'timeZone'),
  }),
})
