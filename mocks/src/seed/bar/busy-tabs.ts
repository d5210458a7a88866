import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabRecord } from '@campo-livre/backend/store/records.ts'

type Change = (tab: TabRecord, by: { at: string; byId: string }) => Partial<TabRecord>
type Item = TabRecord['items'][number]

/** The things that happen at a counter, for the open tabs, one each, the newest first. */
const happenings: readonly Change[] = [
  ({ items }) => ({ items: first(items, (item) => ({ ...item, note: 'Sem gelo' })) }),
  ({ id, items }, by) => ({
    items: first(items, (item) => ({
      ...item,
      quantity: item.quantity + 1,
      returns: [{ id: `${id}-back`, quantity: 1, reason: 'Veio quente', to: 'stock', ...by }],
    })),
  }),
  ({ items, id }, by) => ({
    items: first(items, (item) => ({
      ...item,
      quantity: item.quantity + 1,
      note: 'Com limão',
      courtesies: [{ id: `${id}-gift`, quantity: 1, reason: 'Aniversário', ...by }],
    })),
  }),
  ({ id }, { byId }) => ({
    discount: { id: `${id}-discount`, unit: 'percent', percent: 10, reason: 'Amigo da casa', byId },
    servicePercent: 10,
  }),
  (tab, { at, byId }) => ({
    payments: [
      {
        id: `pay-${tab.id}-1`,
        method: 'cash',
        amountCents: Math.floor(tabSum(tab).totalCents / 2),
        receivedCents: Math.ceil(tabSum(tab).totalCents / 2 / 1000) * 1000,
        lines: [],
        paidAt: at,
        byId,
        voided: null,
      },
    ],
  }),
]

/** Puts onto the open tabs what happens at a counter: a note, a return, a courtesy, a discount, a part paid. */
export function busyTabs(tabs: readonly TabRecord[], byId: string): TabRecord[] {
  return tabs.map((tab, index) => {
    const at = tab.items.at(-1)?.addedAt
    const change = happenings[index]
    if (tab.status !== 'open' || !change || at === undefined) return tab
    const items = tab.items.map((item) => ({ ...item, addedById: byId }))
    const known = { ...tab, items }
    return { ...known, ...change(known, { at, byId }) }
  })
}

function first(items: readonly Item[], change: (item: Item) => Item): Item[] {
  return items.map((item, index) => (index === 0 ? change(item) : item))
}
