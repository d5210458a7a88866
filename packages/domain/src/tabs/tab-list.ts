import { computed, declareList, downwards, upwards } from '../lists/declare-list.ts'
import { instant, is, joined, own, when } from '../lists/expressions.ts'
import { tabSchema } from './tab.ts'
import { listedTab } from './tab-row.ts'

/**
 * The lists of tabs: open ones, then those to be paid, then the others; each group newest first. `tabSum` knows what is
 * due: discount and fee are a matter of rules.
 */
export const tabList = declareList(listedTab, {
  table: 'tabs',
  stored: tabSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  order: [
    upwards(
      when(
        [
          [is(own('status'), '=', 'open'), 0],
          [is(own('status'), '=', 'closed'), 1],
        ],
        2,
      ),
    ),
    downwards(instant(own('openedAt'))),
    upwards(own('id')),
  ],
  values: {
    companyName: joined('company', 'name'),
    timeZone: joined('company', 'timeZone'),
    itemCount: computed('tabSum'),
    itemsCents: computed('tabSum'),
    totalCents: computed('tabSum'),
    paidCents: computed('tabSum'),
    dueCents: computed('tabSum'),
  },
})
