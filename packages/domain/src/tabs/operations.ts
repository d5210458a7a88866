import type { Booking } from '../bookings/booking.ts'
import { answeredBefore } from '../outcome/answered-before.ts'
import { isSame } from '../outcome/is-same.ts'
import type { Done } from '../outcome/outcome.ts'
import type { Payment } from '../payments/payment.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { moveStocks, type StockChanges, type StockFacts } from '../stock/operations.ts'
import type { StockMoveInput } from '../stock/stock-move-input.ts'
import { cashBackCents, refuseCashBack } from '../tills/drawer.ts'
import type { TillEntry } from '../tills/till-entries.ts'
import type { Till } from '../tills/till.ts'
import { applyCommand } from './apply-command.ts'
import type { TabChange } from './command.ts'
import type { DoneCommand } from './done-command.ts'
import type { BookingEffect, CommandContext, StockEffect } from './tab-context.ts'
import { receiptNotices, tabNotices } from './tab-notices.ts'
import type { Tab } from './tab.ts'

/** The facts by which a change of a tab is judged: the command's own, and what follows for stock, drawer and bookings. */
export type TabChangeFacts = CommandContext & {
  companyName: string
  stock: StockFacts
  /** A booking as it is stored; undefined for one that is gone. */
  booking: (id: string) => Booking | undefined
  /** Returns the open till of the company, undefined for none, and all money of the company. */
  drawer: () => { till: Till | undefined; entries: readonly TillEntry[] }
}

type TabChanges = StockChanges & {
  tabs: readonly Tab[]
  tabCommands: readonly DoneCommand[]
  bookings: readonly Booking[]
}

/** A change that is done, with its entry in the history: of one that comes again, the entry that is there. */
type ChangedTabs = Done<TabChanges> & { done: DoneCommand }

/**
 * Carries out what somebody does with a tab (decision 056), with all that follows for stock, bookings and notices; once,
 * however often it comes. Cash is never handed back that the drawer does not hold.
 */
export function changeTabs(command: TabChange, facts: TabChangeFacts): ChangedTabs | Refusal {
  const { data, at, companyName } = facts
  const known = answeredBefore(
    data.done(command.id),
    (done) => done.companyId === data.companyId && isSame(done.command, command),
    'id',
  )
  if (known) return known.ok ? unchanged(known.kept) : known
  const outcome = applyCommand(command, facts)
  if (!outcome.ok) return outcome
  const { tabs, stock, bookings, done } = outcome
  const before = tabs.map(({ id }) => data.tab(id))
  const backCents = tabs.reduce((sum, tab, index) => sum + cashBackCents(before[index], tab), 0)
  const short = backCents > 0 ? refuseHandingBack(backCents, facts) : null
  if (short) return short
  const moved = moveStocks(stock.map(movementOf), facts.stock)
  if (!moved.ok) return moved
  const undone = command.type === 'undo' ? data.done(command.commandId) : undefined
  return {
    ok: true,
    changes: {
      ...moved.changes,
      tabs,
      tabCommands: [done, ...(undone ? [{ ...undone, undoneById: command.id }] : [])],
      bookings: bookings.flatMap((effect) => {
        const booking = facts.booking(effect.bookingId)
        return booking ? [settledByTab(booking, effect, at)] : []
      }),
    },
    notices: [...moved.notices, ...tabs.flatMap((tab, index) => tabNotices(before[index], tab, companyName))],
    done,
  }
}

function unchanged(done: DoneCommand): ChangedTabs {
  const changes = { tabs: [], tabCommands: [], bookings: [], stockMovements: [], products: [] }
  return { ok: true, changes, notices: [], done }
}

function refuseHandingBack(cents: number, { drawer }: TabChangeFacts): Refusal | null {
  const { till, entries } = drawer()
  return refuseCashBack(till, cents, entries)
}

/** Returns the movement that follows from a command. A loss is no longer of the line that sold it. */
function movementOf({ productId, quantity, kind, lineId, tabId, reason }: StockEffect): StockMoveInput {
  const moved = { productId, quantity, tabId, reason }
  return kind === 'loss' ? { kind, ...moved } : { kind, ...moved, lineId }
}

/**
 * Marks what was due for a booking at the venue as paid by its tab, or as due again. The money is the tab's: the
 * booking keeps which one, and the financial report counts it there alone (rule 10).
 */
function settledByTab(booking: Booking, { tabId, paid }: BookingEffect, at: string): Booking {
  const settled = (part: Payment | null): Payment | null => {
    if (part?.method !== 'venue') return part
    if (paid) return part.status === 'pending' ? { ...part, status: 'paid', paidAt: at, tabId } : part
    return part.tabId === tabId ? { ...part, status: 'pending', paidAt: null, tabId: null } : part
  }
  return { ...booking, payment: settled(booking.payment), balance: settled(booking.balance) }
}

/** A receipt of a tab that was sent to an account. */
type SentReceipt = { id: string; tabId: string; userId: string; sentAt: string }

type ReceiptFacts = {
  companyName: string
  /** The account that may have it; null for none. */
  receiverId: string | null
  /** Returns whether a receipt was sent before. */
  isSent: (id: string) => boolean
  at: string
}

/** Sends the receipt of a paid tab to an account, once, and tells it (H3). Nothing tells whether there is one. */
export function sendReceipt(
  tab: Tab,
  { companyName, receiverId, isSent, at }: ReceiptFacts,
): Done<{ sentReceipts: readonly SentReceipt[] }> | Refusal {
  if (tab.status !== 'paid')
    return refuse('invalid_transition', 'O recibo vai para uma conta quando a comanda estiver paga.')
  const id = `${tab.id}:${receiverId}`
  if (receiverId === null || isSent(id)) return { ok: true, changes: { sentReceipts: [] }, notices: [] }
  const sent = { id, tabId: tab.id, userId: receiverId, sentAt: at }
  return {
    ok: true,
    changes: { sentReceipts: [sent] },
    notices: receiptNotices(tab, companyName, receiverId),
  }
}
