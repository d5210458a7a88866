import type { TabChange } from '../tabs/command.ts'
import type { BookingFact, ProductFact } from '../tabs/tab-context.ts'
import { createTabLedger } from './tab-ledger.ts'
import { openTab } from './tab-samples.ts'

const water = { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 10 }
const beer = { id: 'cerveja', name: 'Cerveja', priceCents: 1200, sold: true, stock: 3 }
const old = { id: 'velho', name: 'Suco', priceCents: 900, sold: false, stock: 3 }

/** A booking for which R$ 70,00 are due at the venue. */
export const game: BookingFact = {
  id: 'rsv-1',
  code: 'RSV-7K2Q',
  fieldName: 'Campo 1',
  athleteId: 'rafael',
  dueCents: 7000,
  onTab: null,
}

/** A counter with an open tab, and a function that gives a command and returns why it was refused. */
export function tabCounter(
  tabs = [openTab()],
  bookings: readonly BookingFact[] = [game],
  more: readonly ProductFact[] = [],
) {
  const book = createTabLedger({ products: [water, beer, old, ...more], tabs, bookings })
  let number = 0
  const run = (command: Partial<TabChange> & { type: TabChange['type'] }) => {
    number += 1
    return book.run({ id: `cmd-${number}`, tabId: 'tab-1', ...command } as TabChange)
  }
  return {
    ...book,
    run,
    give: (command: Partial<TabChange> & { type: TabChange['type'] }) => {
      const outcome = run(command)
      return outcome.ok ? null : outcome.message.replaceAll('\u00a0', ' ')
    },
  }
}

/** Makes a command that adds pieces of a product. */
export const adds = (lineId: string, productId: string, quantity = 1, note: string | null = null) =>
  ({ type: 'add_item', lineId, productId, quantity, note }) as const
