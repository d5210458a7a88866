import { expect, test } from 'vitest'
import { createTabLedger } from '../testing/tab-ledger.ts'
import { openTab, tabItem, tabPayment } from '../testing/tab-samples.ts'
import type { TabChange } from './command.ts'
import type { PaidLine } from '../payments/account.ts'
import type { Tab } from './tab.ts'

type Command = Partial<TabChange> & { type: TabChange['type'] }

const products = [
  { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 10 },
  { id: 'velho', name: 'Suco', priceCents: 900, sold: false, stock: 3 },
]
const bookings = [
  { id: 'b', code: 'RSV-2', fieldName: 'Campo 1', athleteId: null, dueCents: 1, onTab: 'CMD-9' },
]
const pay = {
  type: 'pay',
  paymentId: 'p',
  method: 'card',
  receivedCents: null,
  lines: [] as PaidLine[],
} as const
const back = { type: 'return_item', lineId: 'line-1', reason: 'Quente', to: 'stock' } as const
const cancel = { type: 'cancel', reason: 'Engano' } as const
const add = { type: 'add_item', lineId: 'l', productId: 'agua', quantity: 1, note: null } as const

/** Returns the code with which the last of these commands on one tab, with two waters on it, is refused. */
function codeOf(changes: Partial<Tab>, ...commands: Command[]): string | null {
  const { run } = createTabLedger({ products, bookings, tabs: [openTab({ items: [tabItem()], ...changes })] })
  const outcomes = commands.map((command, index) =>
    run({ id: `cmd-${index}`, tabId: 'tab-1', ...command } as TabChange),
  )
  const last = outcomes.at(-1)
  return last?.ok === false ? last.code : null
}

const paid = { payments: [tabPayment({ amountCents: 450 })] }
const byItem = { payments: [tabPayment({ lines: [{ lineId: 'line-1', quantity: 2 }] })] }
const undo = (commandId: string) => ({ type: 'undo', commandId }) as const

test.each<[code: string | null, when: string, changes: Partial<Tab>, ...commands: Command[]]>([
  ['tab_closed', 'adding to a closed tab', { status: 'closed' }, add],
  ['tab_closed', 'adding to a paid tab', { status: 'paid' }, add],
  ['tab_closed', 'adding to a cancelled tab', { status: 'cancelled' }, add],
  ['invalid_transition', 'reopening an open tab', {}, { type: 'reopen', reason: 'x' }],
  ['tab_paid_in_part', 'cancelling what is paid in part', paid, cancel],
  ['tab_paid_in_part', 'a total below what is paid', paid, { ...back, quantity: 2 }],
  ['tab_pix_pending', 'cancelling while a Pix waits', {}, { ...pay, method: 'pix', amountCents: 1 }, cancel],
  ['amount_over_due', 'a cent too much', {}, { ...pay, amountCents: 901 }],
  ['amount_over_due', 'paying when nothing is due', { items: [] }, { ...pay, amountCents: 1 }],
  [null, 'all that is due', {}, { ...pay, amountCents: 900 }],
  ['item_paid', 'taking back a paid piece', byItem, { ...back, quantity: 1 }],
  ['quantity_over_open', 'taking back more than there is', {}, { ...back, quantity: 3 }],
  ['product_not_sold', 'adding what is not sold', {}, { ...add, productId: 'velho' }],
  ['booking_on_tab', 'a booking of another tab', {}, { type: 'link_booking', bookingId: 'b' }],
  ['already_undone', 'undoing twice', {}, add, undo('cmd-0'), undo('cmd-0')],
  ['not_undoable', 'undoing a note', {}, { type: 'note', lineId: 'line-1', note: 'x' }, undo('cmd-0')],
  [
    'not_undoable',
    'undoing an item that came back since',
    {},
    add,
    { ...back, lineId: 'l', quantity: 1 },
    undo('cmd-0'),
  ],
  [
    'already_undone',
    'voiding a payment twice',
    paid,
    { type: 'void_payment', paymentId: 'payment-1', reason: 'x' },
    { type: 'void_payment', paymentId: 'payment-1', reason: 'x' },
  ],
])('%s: %s', (code, _when, changes, ...commands) => {
  expect(codeOf(changes, ...commands)).toBe(code)
})
