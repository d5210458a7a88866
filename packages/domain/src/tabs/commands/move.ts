import type { TabChangeOf } from '../command.ts'
import type { MovedLine } from '../done-command.ts'
import { piecesOf } from '../pieces.ts'
import type { TabItem } from '../tab-item.ts'
import type { AppliedCommand } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'
import { lineNotFound, requireUnpaid } from './found.ts'
import { requireOpenPieces } from './items.ts'

const sameTab = () => refuse('conflict', 'Escolha outra comanda.')

/** Moves open pieces to another tab; the stock is not touched, and each line knows as which it was sold. */
export function moveItems(
  from: Tab,
  to: Tab,
  { id, lines }: TabChangeOf<'move_items'>,
): AppliedCommand | Refusal {
  if (from.id === to.id) return sameTab()
  let left = [...from.items]
  const moved: MovedLine[] = []
  const arrived: TabItem[] = []
  for (const [index, { lineId, quantity }] of lines.entries()) {
    const item = left.find((each) => each.id === lineId)
    if (!item) return lineNotFound()
    const refusal = requireOpenPieces({ ...from, items: left }, item, quantity)
    if (refusal) return refusal
    const taken = [...to.items, ...arrived].some((each) => each.id === lineId)
    const toLineId = taken ? `${id}-${index}` : lineId
    moved.push({ fromLineId: lineId, toLineId, quantity })
    arrived.push({ ...item, id: toLineId, quantity, returns: [], courtesies: [] })
    left = withoutPieces(left, lineId, quantity)
  }
  return {
    ok: true,
    tabs: [
      { ...from, items: left },
      { ...to, items: [...to.items, ...arrived] },
    ],
    moved,
  }
}

/** Returns the lines with fewer pieces of one; a line without pieces goes. */
export function withoutPieces(items: readonly TabItem[], lineId: string, quantity: number): TabItem[] {
  return items.flatMap((item) => {
    if (item.id !== lineId) return [item]
    return item.quantity === quantity ? [] : [{ ...item, quantity: item.quantity - quantity }]
  })
}

/** Merges a tab into another, with all of its lines; what is added to it later goes to the other one. */
export function mergeTabs(from: Tab, into: Tab): AppliedCommand | Refusal {
  if (from.id === into.id) return sameTab()
  const paid = requireUnpaid(from, 'juntar')
  if (paid) return paid
  if (from.discount !== null) return refuse('conflict', `Tire o desconto da ${from.code} antes de juntar.`)
  const taken = new Set(into.items.map(({ id }) => id))
  if (from.items.some(({ id }) => taken.has(id)))
    return refuse('conflict', 'As duas comandas dividem um mesmo item. Mova os itens em vez de juntar.')
  const moved = from.items.map(({ id, quantity }) => ({ fromLineId: id, toLineId: id, quantity }))
  return {
    ok: true,
    tabs: [
      { ...from, items: [], status: 'cancelled', mergedIntoId: into.id },
      {
        ...into,
        items: [...into.items, ...from.items],
        bookingId: into.bookingId ?? from.bookingId,
        athleteId: into.athleteId ?? from.athleteId,
      },
    ],
    moved,
  }
}

/** Moves lines back to where they came from; refused once their pieces were returned, given away or paid. */
export function moveBack(from: Tab, to: Tab, moved: readonly MovedLine[]): AppliedCommand | Refusal {
  let [source, target] = [from.items, to.items]
  for (const { fromLineId, toLineId, quantity } of moved) {
    const item = target.find(({ id }) => id === toLineId)
    if (!item) return lineNotFound()
    const whole = item.quantity === quantity
    if (!whole && piecesOf(item, to).open < quantity) return usedSince(item)
    const back = whole ? item : { ...item, quantity, returns: [], courtesies: [] }
    const known = source.find(({ id }) => id === fromLineId)
    if (known && !isSame(known, back)) return usedSince(item)
    source = known
      ? source.map((each) => (each === known ? joined(known, back) : each))
      : source.concat({ ...back, id: fromLineId })
    target = withoutPieces(target, toLineId, quantity)
  }
  return {
    ok: true,
    tabs: [
      { ...from, items: source },
      { ...to, items: target },
    ],
  }
}

/** Returns whether a line is the one of which these pieces were, and not another one of the same id. */
function isSame(known: TabItem, { productId, priceCents, soldAs }: TabItem): boolean {
  return known.productId === productId && known.priceCents === priceCents && known.soldAs === soldAs
}

function joined(known: TabItem, back: TabItem): TabItem {
  return {
    ...known,
    quantity: known.quantity + back.quantity,
    returns: [...known.returns, ...back.returns],
    courtesies: [...known.courtesies, ...back.courtesies],
  }
}

function usedSince({ name }: TabItem): Refusal {
  return refuse('not_undoable', `Já mexeram em ${name} depois, então não dá para desfazer.`)
}
