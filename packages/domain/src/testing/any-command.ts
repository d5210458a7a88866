import fc from 'fast-check'
import type { TabCommand } from '../tabs/command.ts'
import { payableCents } from '../payments/account-sum.ts'
import { tabSum } from '../tabs/tab-sum.ts'
import type { Tab } from '../tabs/tab.ts'

const tabId = fc.constantFrom('tab-1', 'tab-1', 'tab-2', 'tab-3')
const lineId = fc.integer({ min: 0, max: 7 }).map((number) => `line-${number}`)
const productId = fc.constantFrom('agua', 'cerveja', 'batata')
const quantity = fc.integer({ min: 1, max: 4 })
const reason = fc.constant('Porque sim')
const paymentId = fc.integer({ min: 0, max: 9 }).map((number) => `payment-${number}`)
const type = <T extends string>(name: T) => fc.constant(name)
const lines = fc.array(fc.record({ lineId, quantity }), { minLength: 1, maxLength: 3 })
const discount = fc.option(
  fc.oneof(
    fc.record({ unit: type('cents'), amountCents: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({ unit: type('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
  ),
)

/** Any command but its id, and but an undo, which needs to know what there is to undo. */
type Draft = TabCommand extends infer C
  ? C extends { id: string }
    ? Omit<C, 'id'> & { id: '' }
    : never
  : never

const own = { id: type(''), tabId }
const frequent = fc.oneof(
  fc.record({
    type: type('add_item'),
    ...own,
    lineId,
    productId,
    quantity,
    note: fc.constantFrom(null, 'Sem gelo'),
  }),
)
const others = fc.oneof(
  fc.record({
    type: type('open'),
    ...own,
    customerName: fc.constant('Rafa'),
    customerPhone: fc.constant(null),
  }),
  fc.record({
    type: type('return_item'),
    ...own,
    lineId,
    quantity,
    reason,
    to: fc.constantFrom('stock', 'loss'),
  }),
  fc.record({ type: type('courtesy'), ...own, lineId, quantity, reason }),
  fc.record({ type: type('discount'), ...own, discount, reason }),
  fc.record({ type: type('service_fee'), ...own, percent: fc.constantFrom(0 as const, 10 as const) }),
  fc.record({ type: type('move_items'), ...own, toTabId: tabId, lines }),
  fc.record({ type: type('link_booking'), ...own, bookingId: fc.constantFrom('rsv-1', null) }),
  fc.record({ type: type('customer'), ...own, name: fc.constantFrom('Ana', ''), phone: fc.constant(null) }),
)
const endings = fc.oneof(
  fc.record({ type: type('merge'), ...own, intoTabId: tabId }),
  fc.record({ type: type('close'), ...own }),
  fc.record({ type: type('reopen'), ...own, reason }),
  fc.record({
    type: type('pay'),
    ...own,
    paymentId,
    method: fc.constantFrom('pix', 'card', 'cash'),
    amountCents: fc.integer({ min: 1, max: 6000 }),
    receivedCents: fc.constant(null),
    lines: fc.oneof(fc.constant([]), lines),
  }),
  fc.record({ type: type('void_payment'), ...own, paymentId, reason }),
  fc.record({ type: type('cancel'), ...own, reason }),
)

/** Any command, mostly items. Its id is empty. */
export const anyCommand = fc.oneof(
  { weight: 9, arbitrary: frequent },
  { weight: 6, arbitrary: others },
  { weight: 2, arbitrary: endings },
) as fc.Arbitrary<Draft>

/** Many commands in a row. */
export const manyCommands = fc.array(anyCommand, { minLength: 30, maxLength: 80 })

/** Aims a command at what is on its tab: at one of its lines, and at no more than can be paid. */
export function retargetCommand<T extends { type: string; tabId: string }>(
  draft: T,
  tab: Tab | undefined,
): T {
  if (!tab || tab.items.length === 0) return draft
  const lineOf = (drawn: string) =>
    tab.items[Number(drawn.replace(/\D/g, '')) % tab.items.length]?.id ?? drawn
  const known = 'lines' in draft ? (draft.lines as { lineId: string }[]) : null
  const line = 'lineId' in draft ? (draft.lineId as string) : null
  const amount = 'amountCents' in draft ? (draft.amountCents as number) : null
  return {
    ...draft,
    ...(known ? { lines: known.map((each) => ({ ...each, lineId: lineOf(each.lineId) })) } : {}),
    ...(line !== null && draft.type !== 'add_item' ? { lineId: lineOf(line) } : {}),
    ...(amount === null ? {} : { amountCents: Math.max(1, Math.min(amount, payableCents(tabSum(tab)))) }),
  }
}
