import { keptPieces } from '../pieces.ts'
import type { AppliedCommand, CommandContext, StockEffect } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'
import { requireUnpaid } from './found.ts'

/** Closes a tab: no more items. It is paid at once where nothing is due. */
export function closeTab(tab: Tab, { at }: CommandContext): AppliedCommand {
  return { ok: true, tabs: [{ ...tab, status: 'closed', closedAt: at, billAskedAt: null }] }
}

/** Opens a closed or paid tab again; what was paid stays paid. */
export function reopenTab(tab: Tab): AppliedCommand {
  return { ok: true, tabs: [{ ...tab, status: 'open', closedAt: null }] }
}

/** Cancels a tab on which nothing is paid: what was not given back before goes back to the stock. */
export function cancelTab(tab: Tab, reason: string, { at }: CommandContext): AppliedCommand | Refusal {
  const paid = requireUnpaid(tab, 'cancelar')
  if (paid) return paid
  const cancelled: Tab = { ...tab, status: 'cancelled', closedAt: tab.closedAt ?? at, billAskedAt: null }
  return { ok: true, tabs: [cancelled], stock: stockEffectsOfKeptItems(tab, 'return', reason) }
}

/** Returns a movement of the stock for the pieces of each line that were not given back. */
export function stockEffectsOfKeptItems(
  { id, items }: Tab,
  kind: StockEffect['kind'],
  reason: string | null,
): StockEffect[] {
  return items.flatMap((item) => {
    const quantity = keptPieces(item)
    if (item.productId === null || quantity === 0) return []
    return [{ productId: item.productId, quantity, kind, lineId: item.soldAs, tabId: id, reason }]
  })
}

/** Refuses to take back the opening of a tab that has something on it. */
export function withdrawOpening(tab: Tab, { at }: CommandContext): AppliedCommand | Refusal {
  if (tab.items.some((item) => keptPieces(item) > 0))
    return refuse('not_undoable', 'A comanda já tem itens. Cancele a comanda em vez de desfazer.')
  return { ok: true, tabs: [{ ...tab, status: 'cancelled', closedAt: at }] }
}
