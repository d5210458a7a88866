import type { DeedOf, TabDeed } from '../command.ts'
import type { DoneCommand, TabTerms } from '../done-command.ts'
import { piecesOf } from '../pieces.ts'
import type { TabItem } from '../tab-item.ts'
import { type Change, type Doing, refuse, type TabRefusal } from '../tab-world.ts'
import { type TabStatus, tabStatuses } from '../tab-status.ts'
import type { Tab } from '../tab.ts'
import { keptOf, reopenTab, withdrawOpening } from './closing.ts'
import { noLine, noTab, requireStatus, requireUnpaid } from './found.ts'
import { replaced } from './items.ts'
import { moveBack, withoutPieces } from './move.ts'

const changedSince = () => refuse('conflict', 'Isso já mudou depois, então não dá para desfazer.')
const notUndoable = (message: string) => refuse('invalid_transition', message)

/** Undoes a command, and that alone: what others did meanwhile stays. Until something is paid. */
export function undo(tab: Tab, command: DeedOf<'undo'>, doing: Doing): Change | TabRefusal {
  const done = doing.world.done(command.commandId)
  if (!done || done.companyId !== doing.world.companyId)
    return refuse('not_found', 'Não encontramos o que desfazer.')
  if (done.undoneById !== null) return notUndoable('Isso já foi desfeito.')
  if (done.tabId !== tab.id && done.otherTabId !== tab.id)
    return refuse('not_found', 'Não encontramos o que desfazer.')
  const own = doing.world.tab(done.tabId)
  const other = done.otherTabId === null ? null : doing.world.tab(done.otherTabId)
  if (!own || other === undefined) return noTab()
  const paid = requireUnpaid(own, 'desfazer') ?? (other && requireUnpaid(other, 'desfazer'))
  if (paid) return paid
  const refusal = requireStatus(own, stillIn[done.command.type] ?? tabStatuses)
  if (refusal ?? (other && requireStatus(other, ['open']))) return refusal ?? changedSince()
  const before = done.before.find(({ id }) => id === own.id)
  return takeBack(own, other, done, before, doing)
}

/** The statuses in which a command can still be undone; any for those that are not named. */
const stillIn: Partial<Record<TabDeed['type'], readonly TabStatus[]>> = {
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
  { command, moved, lineId, before: termsOfAll }: DoneCommand,
  before: TabTerms | undefined,
  doing: Doing,
): Change | TabRefusal {
  switch (command.type) {
    case 'open':
      return withdrawOpening(tab, doing)
    case 'add_item':
      return withdrawItem(tab, command, lineId)
    case 'return_item':
      return withdrawReturn(tab, command)
    case 'courtesy':
      return withdrawCourtesy(tab, command)
    case 'move_items':
      return other ? moveBack(tab, other, moved) : noTab()
    case 'merge':
      return other ? unmerge(tab, other, moved, termsOfAll) : noTab()
    case 'close':
      return tab.status === 'open' || tab.status === 'cancelled' ? changedSince() : reopenTab(tab)
    case 'reopen':
      if (tab.status !== 'open' || !before) return changedSince()
      return { ok: true, tabs: [{ ...tab, status: 'closed', closedAt: before.closedAt }] }
    case 'cancel':
      if (tab.status !== 'cancelled' || !before) return changedSince()
      return {
        ok: true,
        tabs: [{ ...tab, status: before.status, closedAt: before.closedAt }],
        stock: keptOf(tab, 'sale', null),
      }
    case 'discount':
    case 'service_fee':
    case 'customer':
    case 'link_booking':
      return before ? restore(tab, command, before) : noTab()
    case 'pay':
    case 'void_payment':
    case 'pix_paid':
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
  { productId, quantity }: DeedOf<'add_item'>,
  lineId: string | null,
): Change | TabRefusal {
  const item = tab.items.find((each) => each.id === lineId && each.productId === productId)
  if (!item) return noLine()
  if (piecesOf(item, tab).open < quantity) return changedSince()
  return {
    ok: true,
    tabs: [{ ...tab, items: withoutPieces(tab.items, item.id, quantity) }],
    stock: [{ productId, quantity, kind: 'return', lineId: item.soldAs, tabId: tab.id, reason: 'Desfeito' }],
  }
}

function withdrawReturn(tab: Tab, { id, quantity, to }: DeedOf<'return_item'>): Change | TabRefusal {
  if (to === 'loss') return notUndoable('Uma perda não se desfaz. Lance o item de novo.')
  const item = tab.items.find(({ returns }) => returns.some((each) => each.id === id))
  if (!item || item.productId === null) return noLine()
  const back: TabItem = { ...item, returns: item.returns.filter((each) => each.id !== id) }
  const sale = { productId: item.productId, quantity, kind: 'sale' as const, lineId: item.soldAs }
  return {
    ok: true,
    tabs: [{ ...tab, items: replaced(tab.items, back) }],
    stock: [{ ...sale, tabId: tab.id, reason: null }],
  }
}

function withdrawCourtesy(tab: Tab, { id }: DeedOf<'courtesy'>): Change | TabRefusal {
  const item = tab.items.find(({ courtesies }) => courtesies.some((each) => each.id === id))
  if (!item) return noLine()
  const back: TabItem = { ...item, courtesies: item.courtesies.filter((each) => each.id !== id) }
  return { ok: true, tabs: [{ ...tab, items: replaced(tab.items, back) }] }
}

function unmerge(
  tab: Tab,
  other: Tab,
  moved: DoneCommand['moved'],
  before: readonly TabTerms[],
): Change | TabRefusal {
  const [own, others] = [tab, other].map(({ id }) => before.find((terms) => terms.id === id))
  if (tab.mergedIntoId !== other.id || !own || !others) return changedSince()
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
  command: DeedOf<'discount' | 'service_fee' | 'customer' | 'link_booking'>,
  before: TabTerms,
): Change | TabRefusal {
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
