import type { TabChange } from '@campo-livre/domain/tabs/command.ts'
import type { TabCommandRecord, TabRecord } from '@campo-livre/backend/store/records.ts'

/** A command without what can be told from its tab. */
type SeedChange<T = TabChange> = T extends TabChange ? Omit<T, 'id' | 'tabId'> : never

/** Builds the history of tabs that one person keeps: as if each had been made by the commands of the counter. */
export function buildTabCommands(tabs: readonly TabRecord[], byId: string): TabCommandRecord[] {
  return tabs.flatMap((tab) =>
    changesOf(tab).map(([at, change], index): TabCommandRecord => {
      const id = `cmd-${tab.id}-${index + 1}`
      return {
        id,
        companyId: tab.companyId,
        tabId: tab.id,
        otherTabId: null,
        command: { ...change, id, tabId: tab.id },
        at,
        byId,
        before: [],
        moved: [],
        lineId: change.type === 'add_item' ? change.lineId : null,
        undoneById: null,
      }
    }),
  )
}

function changesOf(tab: TabRecord): (readonly [at: string, change: SeedChange])[] {
  const { customerName, customerPhone, openedAt, items, discount, payments, closedAt, status } = tab
  const last = items.at(-1)?.addedAt ?? openedAt
  const changes: (readonly [string, SeedChange])[] = [
    [openedAt, { type: 'open', customerName, customerPhone }],
  ]
  for (const { id: lineId, productId, quantity, note, addedAt, returns, courtesies } of items) {
    if (productId !== null) changes.push([addedAt, { type: 'add_item', lineId, productId, quantity, note }])
    for (const { quantity: pieces, reason, to, at } of returns)
      changes.push([at, { type: 'return_item', lineId, quantity: pieces, reason, to }])
    for (const { quantity: pieces, reason, at } of courtesies)
      changes.push([at, { type: 'courtesy', lineId, quantity: pieces, reason }])
  }
  if (discount) {
    const { id: _, byId: __, reason, ...terms } = discount
    changes.push([last, { type: 'discount', discount: terms, reason }])
  }
  for (const { id: paymentId, method, amountCents, receivedCents, lines = [], paidAt } of payments)
    changes.push([paidAt, { type: 'pay', paymentId, method, amountCents, receivedCents, lines }])
  if (closedAt !== null && status === 'cancelled')
    changes.push([closedAt, { type: 'cancel', reason: 'Aberta por engano' }])
  if (closedAt !== null && status !== 'cancelled') changes.push([closedAt, { type: 'close' }])
  return changes.toSorted(([a], [b]) => Date.parse(a) - Date.parse(b))
}
