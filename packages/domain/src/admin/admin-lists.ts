import { both, byName, computed, declareList, downwards, upwards } from '../lists/declare-list.ts'
import { instant, joined, own } from '../lists/expressions.ts'
import { seriesSchema } from '../series/series.ts'
import { tillSchema } from '../tills/till.ts'
import { tillValues } from '../tills/till-list.ts'
import { listedSeries, listedAdminTill } from './admin-rows.ts'

const joins = { company: { table: 'companies', key: 'companyId' } } as const
const place = { companyName: joined('company', 'name'), timeZone: joined('company', 'timeZone') }

/** The list of all fixed slots, by customer. How one stands is told by its dates and its bills. */
export const adminSeriesList = declareList(listedSeries, {
  table: 'series',
  stored: seriesSchema,
  joins,
  order: [byName(own('customerName')), byName(own('id'))],
  values: both(place, {
    fieldName: computed('standing'),
    slot: computed('standing'),
    priceCents: computed('standing'),
    status: computed('standing'),
    nextStart: computed('standing'),
    overdueCents: computed('standing'),
  }),
})

/** The list of all tills, the last opened first. Nobody is told what an open one should have before it is counted. */
export const adminTillList = declareList(listedAdminTill, {
  table: 'tills',
  stored: tillSchema,
  joins: both(joins, {
    opener: { table: 'users', key: 'openedById', optional: true },
    closer: { table: 'users', key: 'closedById', optional: true },
  } as const),
  order: [downwards(instant(own('openedAt'))), upwards(own('id'))],
  values: both(both(place, tillValues), {
    openedBy: joined('opener', 'name'),
    closedBy: joined('closer', 'name'),
  }),
})
