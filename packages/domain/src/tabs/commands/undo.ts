import type { TabChangeOf, TabChange } from '../command.ts'
import type { DoneCommand, TabSnapshot } from '../done-command.ts'
import { piecesOf } from '../pieces.ts'
import type { TabItem } from '../tab-item.ts'
import type { AppliedCommand, CommandContext } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { type TabStatus, tabStatuses } from '../tab-status.ts'
import type { Tab } from '../tab.ts'
import { stockEffectsOfKeptItems, reopenTab, withdrawOpening } from './closing.ts'
import { lineNotFound, tabNotFound, requireStatus, requireUnpaid } from './found.ts'
import { replaced } from './items.ts'
import { moveBack, withoutPieces } from './move.ts'

const changedSince = () => refuse('not_undoable', 'Isso já mudou depois, então não dá para desfazer.')
const notUndoable = (message: string) => refuse('not_undoable', message)

/** Undoes a command, and that alone: what others did meanwhile stays. Until something is paid. */
export function undo(
  tab: Tab,
  command: TabChangeOf<'undo'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  const done = context.data.done(command.commandId)
  if (!done || done.companyId !== context.data.companyId)
    return refuse('not_found', 'Não encontramos o que desfazer.')
  if (done.undoneById !== null) return refuse('already_undone', 'Isso já foi desfeito.')
  if (done.tabId !== tab.id && done.otherTabId !== tab.id)
    return refuse('not_found', 'Não encontramos o que desfazer.')
  const own = context.data.tab(done.tabId)
  const other = done.otherTabId === null ? null : context.data.tab(done.otherTabId)
  if (!own || other === undefined) return tabNotFound()
  const paid = requireUnpaid(own, 'desfazer') ?? (other && requireUnpaid(other, 'desfazer'))
  if (paid) return paid
  const refusal = requireStatus(own, stillIn[done.command.type] ?? tabStatuses)
  if (refusal ?? (other && requireStatus(other, ['open']))) return refusal ?? changedSince()
  return takeBack(own, other, done, context)
}

/** The statuses in which a command can still be undone; any for those that are not named. */
const stillIn: Partial<Record<TabChange['type'], readonly TabStatus[]>> = {
  add_item: ['open'],
  return_item: ['open'],
  courtesy: ['open'],
  move_items: ['open'],
  link_booking: ['open'],
  discount: ['open', 'closed'],
  service_fee: ['open', 'closed'],
  customer: ['open', 'closed'],
}

function takeBack(
  tab: Tab,
  other: Tab | null,
  { command, moved, lineId, before: snapshots }: DoneCommand,
  context: CommandContext,
): AppliedCommand | Refusal {
  const [before] = snapshots
  switch (command.type) {
    case 'open':
      return withdrawOpening(tab, context)
    case 'add_item':
      return withdrawItem(tab, command, lineId)
    case 'return_item':
      return withdrawReturn(tab, command)
    case 'courtesy':
      return withdrawCourtesy(tab, command)
    case 'move_items':
      return other ? moveBack(tab, other, moved) : tabNotFound()
    case 'merge':
      return other ? unmerge(tab, other, moved, snapshots) : tabNotFound()
    case 'close':
      return tab.status === 'open' || tab.status === 'cancelled' ? changedSince() : reopenTab(tab)
    case 'reopen':
      if (tab.status !== 'open' || !before) return changedSince()
      return { ok: true, tabs: [{ ...tab, status: 'closed', closedAt: before.closedAt }] }
    case 'cancel':
      if (!before) return changedSince()
      return {
        ok: true,
        tabs: [{ ...tab, status: before.status, closedAt: before.closedAt }],
        stock: stockEffectsOfKeptItems(tab, 'sale', null),
      }
    case 'discount':
    case 'service_fee':
    case 'customer':
    case 'link_booking':
      return before ? restore(tab, command, before) : tabNotFound()
    case 'void_payment':
      return notUndoable('Esse pagamento já foi devolvido e não volta. Receba de novo.')
    case 'pay':
    case 'pix_paid':
    case 'pay_by_card':
    case 'card_decided':
    case 'pay_by_credit':
    case 'statement':
      return notUndoable('Um pagamento não se desfaz: devolva o pagamento.')
    case 'note':
    case 'ask_bill':
    case 'undo':
    default:
      return notUndoable('Isso não se desfaz.')
  }
}

function withdrawItem(
  tab: Tab,
  { productId, quantity }: TabChangeOf<'add_item'>,
  lineId: string | null,
): AppliedCommand | Refusal {
  const item = tab.items.find((each) => each.id === lineId && each.productId === productId)
  if (!item) return lineNotFound()
  if (piecesOf(item, tab).open < quantity) return changedSince()
  return {
    ok: true,
    tabs: [{ ...tab, items: withoutPieces(tab.items, item.id, quantity) }],
    stock: [{ productId, quantity, kind: 'return', lineId: item.soldAs, tabId: tab.id, reason: 'Desfeito' }],
  }
}

function withdrawReturn(
  tab: Tab,
  { id, quantity, to }: TabChangeOf<'return_item'>,
): AppliedCommand | Refusal {
  if (to === 'loss') return notUndoable('Uma perda não se desfaz. Lance o item de novo.')
  const item = tab.items.find(({ returns }) => returns.some((each) => each.id === id))
  if (!item || item.productId === null) return lineNotFound()
  const back: TabItem = { ...item, returns: item.returns.filter((each) => each.id !== id) }
  const sale = { productId: item.productId, quantity, kind: 'sale' as const, lineId: item.soldAs }
  return {
    ok: true,
    tabs: [{ ...tab, items: replaced(tab.items, back) }],
    stock: [{ ...sale, tabId: tab.id, reason: null }],
  }
}

function withdrawCourtesy(tab: Tab, { id }: TabChangeOf<'courtesy'>): AppliedCommand | Refusal {
  const item = tab.items.find(({ courtesies }) => courtesies.some((each) => each.id === id))
  if (!item) return lineNotFound()
  const back: TabItem = { ...item, courtesies: item.courtesies.filter((each) => each.id !== id) }
  return { ok: true, tabs: [{ ...tab, items: replaced(tab.items, back) }] }
}

function unmerge(
  tab: Tab,
  other: Tab,
  moved: DoneCommand['moved'],
  before: readonly TabSnapshot[],
): AppliedCommand | Refusal {
  const [own, others] = before
  if (!own || !others) return changedSince()
  const change = moveBack(tab, other, moved)
  const [source, target] = change.ok ? change.tabs : []
  if (!source || !target) return change
  const { bookingId, athleteId } = other.bookingId === tab.bookingId ? others : other
  return {
    ok: true,
    tabs: [
      { ...source, status: own.status, mergedIntoId: null },
      { ...target, bookingId, athleteId },
    ],
  }
}

function restore(
  tab: Tab,
  command: TabChangeOf<'discount' | 'service_fee' | 'customer' | 'link_booking'>,
  before: TabSnapshot,
): AppliedCommand | Refusal {
  switch (command.type) {
    case 'discount':
      if ((tab.discount?.id ?? null) !== (command.discount === null ? null : command.id))
        return changedSince()
      return { ok: true, tabs: [{ ...tab, discount: before.discount }] }
    case 'service_fee':
      if (tab.servicePercent !== command.percent) return changedSince()
      return { ok: true, tabs: [{ ...tab, servicePercent: before.servicePercent }] }
    case 'customer':
      return {
        ok: true,
        tabs: [{ ...tab, customerName: before.customerName, customerPhone: before.customerPhone }],
      }
    case 'link_booking':
    default: {
      if (command.bookingId === null) return notUndoable('Vincule a reserva de novo.')
      if (tab.bookingId !== command.bookingId) return changedSince()
      const items = tab.items.filter(({ id }) => id !== command.id)
      return { ok: true, tabs: [{ ...tab, items, bookingId: before.bookingId, athleteId: before.athleteId }] }
    }
  }
}
