import type { TabChangeOf } from '../command.ts'
import { piecesOf } from '../pieces.ts'
import type { TabItem } from '../tab-item.ts'
import type { AppliedCommand, CommandContext, ProductFact } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'
import { lineNotFound } from './found.ts'

/** Adds pieces of a product at its price of now: to a line that is the same, else as a line of their own. */
export function addItem(
  tab: Tab,
  command: TabChangeOf<'add_item'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  const { quantity, productId } = command
  const product = context.data.product(productId)
  if (!product) return refuse('not_found', 'Não encontramos esse produto.')
  if (!product.sold) return refuse('product_not_sold', `${product.name} está fora de venda.`)
  const same = tab.items.find(({ id }) => id === command.lineId)
  const more = same && isSame(same, product, command)
  const item = more
    ? { ...same, quantity: same.quantity + quantity }
    : newItem(command, product, context, same)
  const items = more ? replaced(tab.items, item) : [...tab.items, item]
  return {
    ok: true,
    lineId: item.id,
    tabs: [{ ...tab, items }],
    stock: [{ productId, quantity, kind: 'sale', lineId: item.soldAs, tabId: tab.id, reason: null }],
  }
}

function isSame(item: TabItem, { id, priceCents }: ProductFact, { note }: TabChangeOf<'add_item'>): boolean {
  return item.productId === id && item.priceCents === priceCents && item.note === (note || null)
}

function newItem(
  command: TabChangeOf<'add_item'>,
  { id: productId, name, priceCents }: ProductFact,
  { at, byId }: CommandContext,
  taken: TabItem | undefined,
): TabItem {
  const id = taken ? command.id : command.lineId
  return {
    id,
    soldAs: id,
    productId,
    bookingId: null,
    name,
    priceCents,
    quantity: command.quantity,
    note: command.note || null,
    addedAt: at,
    addedById: byId,
    returns: [],
    courtesies: [],
  }
}

/** Takes pieces back: to the shelf, or as lost. */
export function returnItem(
  tab: Tab,
  { id, lineId, quantity, reason, to }: TabChangeOf<'return_item'>,
  { at, byId }: CommandContext,
): AppliedCommand | Refusal {
  const item = tab.items.find((each) => each.id === lineId)
  const refusal = requireOpenPieces(tab, item, quantity)
  if (!item || item.productId === null || refusal) return refusal ?? lineNotFound()
  const returned = { ...item, returns: [...item.returns, { id, quantity, reason, to, at, byId }] }
  const effect = { productId: item.productId, quantity, lineId: item.soldAs, tabId: tab.id, reason }
  const back = { ...effect, kind: 'return' as const }
  return {
    ok: true,
    tabs: [{ ...tab, items: replaced(tab.items, returned) }],
    stock: to === 'stock' ? [back] : [back, { ...effect, kind: 'loss' }],
  }
}

/** Sets what is to be known about a line, or takes it away. */
export function noteItem(tab: Tab, { lineId, note }: TabChangeOf<'note'>): AppliedCommand | Refusal {
  const item = tab.items.find((each) => each.id === lineId)
  if (!item) return lineNotFound()
  return { ok: true, tabs: [{ ...tab, items: replaced(tab.items, { ...item, note: note.trim() || null }) }] }
}

/** Gives pieces away: they stay on the tab and cost nothing. */
export function giveCourtesy(
  tab: Tab,
  { id, lineId, quantity, reason }: TabChangeOf<'courtesy'>,
  { at, byId }: CommandContext,
): AppliedCommand | Refusal {
  const item = tab.items.find((each) => each.id === lineId)
  const refusal = requireOpenPieces(tab, item, quantity)
  if (!item || refusal) return refusal ?? lineNotFound()
  const given = { ...item, courtesies: [...item.courtesies, { id, quantity, reason, at, byId }] }
  return { ok: true, tabs: [{ ...tab, items: replaced(tab.items, given) }] }
}

/** Refuses more pieces than a line has open: sold, and neither back, nor given away, nor paid by item (rule 7). */
export function requireOpenPieces(tab: Tab, item: TabItem | undefined, quantity: number): Refusal | null {
  if (!item) return lineNotFound()
  if (item.bookingId !== null)
    return refuse('conflict', 'A reserva não é um item do bar. Desvincule a reserva da comanda.')
  const { open, paid } = piecesOf(item, tab)
  if (quantity <= open) return null
  if (quantity <= open + paid)
    return refuse('item_paid', `${item.name} já está pago. Devolva o pagamento antes.`)
  if (open === 0) return refuse('quantity_over_open', `Não há mais ${item.name} em aberto nesta comanda.`)
  const left = open === 1 ? 'Só há 1 unidade' : `Só há ${open} unidades`
  return refuse('quantity_over_open', `${left} de ${item.name} em aberto nesta comanda.`)
}

/** Returns the lines with one of them changed. */
export function replaced(items: readonly TabItem[], item: TabItem): TabItem[] {
  return items.map((each) => (each.id === item.id ? item : each))
}
