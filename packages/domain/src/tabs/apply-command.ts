import { addItem, giveCourtesy, noteItem, returnItem } from './commands/items.ts'
import { cancelTab, closeTab, reopenTab } from './commands/closing.ts'
import { followMerges, tabNotFound, requireStatus } from './commands/found.ts'
import { mergeTabs, moveItems } from './commands/move.ts'
import { nameCustomer, openTab } from './commands/open-tab.ts'
import { pay } from './commands/paying.ts'
import { requireStock } from './commands/stock.ts'
import { linkBooking, setDiscount } from './commands/terms.ts'
import { undo } from './commands/undo.ts'
import type { TabChange } from './command.ts'
import type { DoneCommand, TabSnapshot } from './done-command.ts'
import { tabSum } from './tab-sum.ts'
import type { TabStatus } from './tab-status.ts'
import type { BookingEffect, AppliedCommand, CommandContext, StockEffect } from './tab-context.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Tab } from './tab.ts'

/** The number of ids of commands that a tab keeps. */
const KEPT_COMMANDS = 20

/** The result of a command: the tabs as they are now, what follows for stock and bookings, and its entry in the history. */
export type TabOutcome =
  | { ok: true; tabs: Tab[]; stock: StockEffect[]; bookings: BookingEffect[]; done: DoneCommand }
  | Refusal

/** The statuses in which a command may be given. */
const allowedIn: Readonly<Record<Exclude<TabChange['type'], 'open'>, readonly TabStatus[]>> = {
  add_item: ['open'],
  return_item: ['open'],
  note: ['open'],
  courtesy: ['open', 'closed'],
  discount: ['open', 'closed'],
  service_fee: ['open', 'closed'],
  move_items: ['open'],
  merge: ['open'],
  link_booking: ['open'],
  customer: ['open', 'closed'],
  close: ['open'],
  reopen: ['closed', 'paid'],
  pay: ['open', 'closed'],
  void_payment: ['open', 'closed', 'paid'],
  cancel: ['open', 'closed'],
  undo: ['open', 'closed', 'paid', 'cancelled'],
  ask_bill: ['open'],
  pix_paid: ['open', 'closed'],
  pay_by_card: ['open', 'closed'],
  card_decided: ['open', 'closed'],
  pay_by_credit: ['open', 'closed'],
  statement: ['open', 'closed', 'paid'],
}

/**
 * Carries a command out on the tabs of one company (decision 056). Pure: the server stores what comes out, and a client
 * shows it before the server has answered. What is not allowed is a refusal with its sentence, never an exception; a
 * command that follows a tab into which its own was merged counts there.
 */
export function applyCommand(command: TabChange, context: CommandContext): TabOutcome {
  const target = command.type === 'open' || command.type === 'undo' ? undefined : otherId(command)
  const tab =
    command.type === 'undo' || command.type === 'open'
      ? context.data.tab(command.tabId)
      : followMerges(context.data, command.tabId)
  const other = target === undefined ? null : followMerges(context.data, target)
  if (other === undefined) return tabNotFound()
  if (command.type !== 'open') {
    if (!tab || tab.companyId !== context.data.companyId) return tabNotFound()
    const refusal = requireStatus(tab, allowedIn[command.type]) ?? (other && requireStatus(other, ['open']))
    if (refusal) return refusal
  }
  const change =
    command.type === 'open'
      ? openTab(command, context)
      : tab
        ? step(tab, other, command, context)
        : tabNotFound()
  return change.ok ? finish(command, change, context) : change
}

function otherId(command: TabChange): string | undefined {
  if (command.type === 'move_items') return command.toTabId
  return command.type === 'merge' ? command.intoTabId : undefined
}

function step(
  tab: Tab,
  other: Tab | null,
  command: Exclude<TabChange, { type: 'open' }>,
  context: CommandContext,
): AppliedCommand | Refusal {
  switch (command.type) {
    case 'add_item':
      return addItem(tab, command, context)
    case 'return_item':
      return returnItem(tab, command, context)
    case 'note':
      return noteItem(tab, command)
    case 'courtesy':
      return giveCourtesy(tab, command, context)
    case 'discount':
      return setDiscount(tab, command, context)
    case 'service_fee':
      return { ok: true, tabs: [{ ...tab, servicePercent: command.percent }] }
    case 'move_items':
      return other ? moveItems(tab, other, command) : tabNotFound()
    case 'merge':
      return other ? mergeTabs(tab, other) : tabNotFound()
    case 'link_booking':
      return linkBooking(tab, command, context)
    case 'customer':
      return nameCustomer(tab, command)
    case 'close':
      return closeTab(tab, context)
    case 'reopen':
      return reopenTab(tab)
    case 'cancel':
      return cancelTab(tab, command.reason, context)
    case 'undo':
      return undo(tab, command, context)
    case 'ask_bill':
      return { ok: true, tabs: [{ ...tab, billAskedAt: context.at }] }
    case 'pay':
    case 'pay_by_card':
    case 'pay_by_credit':
    case 'card_decided':
    case 'statement':
    case 'pix_paid':
    case 'void_payment':
    default:
      return pay(tab, command, context)
  }
}

/** Settles what a change leaves behind, and refuses a change after which more is paid than the total (rule 7). */
function finish(
  command: TabChange,
  { tabs: changed, stock = [], moved = [], lineId }: AppliedCommand,
  context: CommandContext,
): TabOutcome {
  const { data, at, byId } = context
  const scarce = requireStock(data, stock)
  if (scarce) return scarce
  const tabs = changed.map((tab) => counted(settled(tab), command.id))
  for (const tab of tabs) {
    const { totalCents, paidCents, pendingCents } = tabSum(tab)
    if (paidCents + pendingCents > totalCents)
      return refuse(
        'tab_paid_in_part',
        'A conta ficaria menor do que já foi pago. Devolva um pagamento antes.',
      )
  }
  const [own, other] = tabs
  const before = tabs.flatMap(({ id }) => snapshotOf(data.tab(id)))
  const done: DoneCommand = {
    id: command.id,
    companyId: data.companyId,
    tabId: own?.id ?? command.tabId,
    otherTabId: other?.id ?? null,
    command,
    at,
    byId,
    before,
    moved,
    lineId: lineId ?? null,
    undoneById: null,
  }
  const bookings = tabs.flatMap((tab) => bookingEffects(data.tab(tab.id), tab))
  return { ok: true, tabs, stock, bookings, done }
}

/** A tab that takes no more items is paid exactly when nothing is due. */
function settled(tab: Tab): Tab {
  if (tab.status !== 'closed' && tab.status !== 'paid') return tab
  return { ...tab, status: tabSum(tab).dueCents === 0 ? 'paid' : 'closed' }
}

function counted(tab: Tab, commandId: string): Tab {
  const lastCommands = [...tab.lastCommands, commandId].slice(-KEPT_COMMANDS)
  return { ...tab, version: tab.version + 1, lastCommands }
}

function snapshotOf(tab: Tab | undefined): TabSnapshot[] {
  if (!tab) return []
  const {
    id,
    status,
    closedAt,
    athleteId,
    customerName,
    customerPhone,
    bookingId,
    discount,
    servicePercent,
  } = tab
  return [
    { id, status, closedAt, athleteId, customerName, customerPhone, bookingId, discount, servicePercent },
  ]
}

function bookingEffects(before: Tab | undefined, tab: Tab): BookingEffect[] {
  const paid = tab.status === 'paid'
  if ((before?.status === 'paid') === paid) return []
  return tab.items.flatMap(({ bookingId }) =>
    bookingId === null ? [] : [{ bookingId, tabId: tab.id, paid }],
  )
}
