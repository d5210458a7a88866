import type { Expense, ExpensePayment } from '../expenses/expense.ts'
import { formatCount } from '../lists/count.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Changes, Done } from '../outcome/outcome.ts'
import type { ExpenseMethod } from '../payments/money-methods.ts'
import { MAX_PIECES } from '../products/product-input.ts'
import type { Product } from '../products/product.ts'
import { isLowNow } from '../products/stock-level.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { countDifference } from './count-difference.ts'
import { moveBalance, type StockChange } from './move-balance.ts'
import { lastPieceCost } from './piece-cost.ts'
import { outOnLine, returnCost } from './return-cost.ts'
import type { CountLine, Purchase, StockCount } from './stock-input.ts'
import type { StockMoveInput } from './stock-move-input.ts'
import type { StockMovement } from './stock-movement.ts'
import { isStockOut, stockOutSentence } from './stock-out.ts'
import { reversibleKinds } from './stock-words.ts'

/** The ledger of the products of one company, as far as a movement reads it. */
type StockLedger = {
  product: (id: string) => Product
  /** The movements of a product, in the order in which they were made. */
  ofProduct: (productId: string) => readonly StockMovement[]
  /** The movements of what was sold under a line of a tab. */
  ofLine: (lineId: string) => readonly StockMovement[]
  /** True where the arena sells what its stock does not have. */
  sellsBeyondStock: boolean
  /** The user who runs the company; null for none. */
  ownerId: string | null
}

/** The facts by which moves are judged: the ledger, the instant, who makes them (null for nobody), and their new ids. */
export type StockFacts = { ledger: StockLedger; at: string; byId: string | null; newId: () => string }

/** The movements that are made, and their products with the stock after them. */
export type StockChanges = { stockMovements: readonly StockMovement[]; products: readonly Product[] }

/**
 * Makes movements of stocks, one after the other, each with its value as it stays, and brings the products' stocks to them:
 * nothing else does (H4). Refuses what is not in stock (rule 7), more than a line has out, and what cannot be taken back.
 * The owner is told of each stock that becomes low.
 */
export function moveStocks(
  inputs: readonly StockMoveInput[],
  facts: StockFacts,
): Done<StockChanges> | Refusal {
  return inTurn(
    inputs.map((input) => () => input),
    facts,
  )
}

/**
 * Carries out the movements of a stock that follow from a change of products (a first count, an import that is taken back),
 * together with it: the products are returned with the stock that they have then.
 */
export function withMoves<C extends Changes & { products: readonly Product[] }>(
  outcome: (Done<C> & { moves: readonly StockMoveInput[] }) | Refusal,
  facts: StockFacts,
): Done<C & { stockMovements: readonly StockMovement[] }> | Refusal {
  if (!outcome.ok) return outcome
  const changed = new Map(outcome.changes.products.map((product) => [product.id, product]))
  const { ledger } = facts
  const product = (id: string) => changed.get(id) ?? ledger.product(id)
  const moved = moveStocks(outcome.moves, { ...facts, ledger: { ...ledger, product } })
  if (!moved.ok) return moved
  const after = new Map(moved.changes.products.map((each) => [each.id, each]))
  const products = outcome.changes.products.map((each) => after.get(each.id) ?? each)
  return {
    ok: true,
    changes: { ...outcome.changes, products, stockMovements: moved.changes.stockMovements },
    notices: [...outcome.notices, ...moved.notices],
  }
}

/** The expense that a purchase has made, with its receipts. */
type BoughtFor = { expenseId: string; receiptIds: readonly string[] }

/**
 * Takes a movement back by a reversal, with a reason, and with a purchase its expense (H4, H5): null where it made none, or
 * that is gone.
 */
export function takeBack(
  { id: reversesId, productId }: StockMovement,
  { reason, boughtFor }: { reason: string; boughtFor: BoughtFor | null },
  facts: StockFacts,
): Done<StockChanges> | Refusal {
  const moved = moveStocks([{ kind: 'reversal', productId, reversesId, reason }], facts)
  if (!moved.ok || boughtFor === null) return moved
  const { expenseId, receiptIds } = boughtFor
  return { ...moved, removed: { expenses: [expenseId], expenseReceipts: receiptIds } }
}

/** Makes movements in turn: each is asked for by the ledger as those before have left it; null for none. */
function inTurn(
  steps: readonly ((ledger: StockLedger) => StockMoveInput | null)[],
  facts: StockFacts,
): Done<StockChanges> | Refusal {
  const made: StockMovement[] = []
  const products = new Map<string, Product>()
  const notices: Notice[] = []
  const stored = facts.ledger
  const ledger: StockLedger = {
    ...stored,
    product: (id) => products.get(id) ?? stored.product(id),
    ofProduct: (id) => [...stored.ofProduct(id), ...made.filter(({ productId }) => productId === id)],
    ofLine: (id) => [...stored.ofLine(id), ...made.filter(({ lineId }) => lineId === id)],
  }
  for (const step of steps) {
    const input = step(ledger)
    if (input === null) continue
    const before = ledger.product(input.productId)
    const moved = moveOne(before, input, { ...facts, ledger })
    if (!moved.ok) return moved
    made.push(moved.movement)
    products.set(before.id, moved.product)
    notices.push(...lowStockNotices(before, moved.product, stored.ownerId))
  }
  return { ok: true, changes: { stockMovements: made, products: [...products.values()] }, notices }
}

/** The kinds of movements that change what a piece costs. */
const pricing: readonly string[] = ['opening', 'purchase', 'reversal']

function moveOne(
  product: Product,
  input: StockMoveInput,
  { ledger, at, byId, newId }: StockFacts,
): { ok: true; movement: StockMovement; product: Product } | Refusal {
  const asked = changeFor(product, input, ledger)
  if ('ok' in asked) return asked
  const { after, ...moved } = moveBalance(balanceOf(product), asked)
  const mayGoBeyond = input.kind === 'sale' && ledger.sellsBeyondStock
  if (moved.quantity < 0 && isStockOut(product.stock, -moved.quantity) && !mayGoBeyond)
    return refuse('stock_out', stockOutSentence(product.name, product.stock))
  const { reason = null, supplier = null, tabId = null, lineId = null, expenseId = null } = input
  const movement: StockMovement = {
    id: newId(),
    companyId: product.companyId,
    productId: product.id,
    kind: input.kind,
    ...moved,
    stockAfter: after.quantity,
    reason,
    supplier,
    at,
    byId,
    tabId,
    lineId,
    expenseId,
    reversesId: input.kind === 'reversal' ? input.reversesId : null,
  }
  const costCents = pricing.includes(input.kind)
    ? lastPieceCost([...ledger.ofProduct(product.id), movement])
    : product.costCents
  return {
    ok: true,
    movement,
    product: { ...product, stock: after.quantity, stockValueCents: after.valueCents, costCents },
  }
}

const balanceOf = ({ stock, stockValueCents }: Product) => ({ quantity: stock, valueCents: stockValueCents })

/** Returns the change of a balance that a movement asks for, with the costs that the ledger knows. */
function changeFor(product: Product, input: StockMoveInput, ledger: StockLedger): StockChange | Refusal {
  if (input.kind === 'count') return countedChange(product, input.quantity)
  if (input.kind === 'return') return returned(product, input, ledger)
  if (input.kind === 'reversal') return reversed(product, input.reversesId, ledger)
  return input
}

const countedChange = ({ costCents }: Product, quantity: number): StockChange => ({
  kind: 'count',
  quantity,
  pieceCents: costCents ?? 0,
})

function returned(
  { id, name }: Product,
  { quantity, lineId }: { quantity: number; lineId: string },
  { ofLine }: StockLedger,
): StockChange | Refusal {
  const out = outOnLine(ofLine(lineId).filter(({ productId }) => productId === id))
  if (quantity > out.quantity)
    return refuse('conflict', `${name}: não dá para devolver mais do que foi vendido.`)
  return { kind: 'return', quantity, costCents: returnCost(out, quantity) }
}

/** Takes a movement back: one of this product, of a kind that can be, and not taken back yet. */
function reversed({ id }: Product, reversesId: string, { ofProduct }: StockLedger): StockChange | Refusal {
  const movements = ofProduct(id)
  const of = movements.find((each) => each.id === reversesId)
  if (!of) return refuse('not_found', 'Não encontramos esse movimento.')
  if (!reversibleKinds.includes(of.kind)) return refuse('not_undoable', 'Esse movimento não se corrige aqui.')
  if (movements.some((other) => other.reversesId === reversesId))
    return refuse('already_undone', 'Esse movimento já foi corrigido.')
  return { kind: 'reversal', of }
}

/** Returns the notice to the owner when a movement has made a stock low: once per crossing of the product's mark. */
function lowStockNotices(before: Product, after: Product, ownerId: string | null): Notice[] {
  if (!isLowNow(before, after)) return []
  const { stock, name } = after
  const left = stock === 1 ? 'resta 1 unidade' : `restam ${stock} unidades`
  return [
    {
      userId: ownerId,
      kind: 'stock',
      type: 'warning',
      message: stock <= 0 ? `Estoque em falta: ${name} acabou.` : `Estoque baixo: ${name}, ${left}.`,
      actionText: 'Ver produtos',
      actionUrl: '/company/products',
    },
  ]
}

type PurchaseFacts = StockFacts & {
  /** The day of the purchase in the zone of the company. */
  today: string
  expenseId: string
  paymentId: string
}

/** Adds bought pieces to the stock, and the expense that they cost: paid on that day, or due on it (H4, H5). */
export function buyStock(
  product: Product,
  { packs, packSize, costCents, supplier, method }: Purchase,
  { today, expenseId, paymentId, ...facts }: PurchaseFacts,
): Done<StockChanges & { expenses: readonly Expense[] }> | Refusal {
  const { id: productId, name, companyId } = product
  const { at, byId } = facts
  const quantity = packs * packSize
  if (product.stock + quantity > MAX_PIECES)
    return refuse('invalid', `Assim o estoque passaria de ${formatCount(MAX_PIECES)}.`, 'packs')
  const paid = (by: ExpenseMethod): ExpensePayment => ({
    id: paymentId,
    day: today,
    method: by,
    amountCents: costCents,
    at,
    byId,
    voided: null,
  })
  const expense: Expense = {
    id: expenseId,
    companyId,
    kind: 'expense',
    description: `${formatCount(quantity)} × ${name}`,
    supplier: supplier || null,
    category: 'stock',
    amountCents: costCents,
    dueDay: today,
    method: method === 'later' ? null : method,
    note: null,
    payments: method === 'later' ? [] : [paid(method)],
    series: null,
    productId,
    version: 1,
    createdAt: at,
  }
  const isFree = costCents === 0
  const bought = { kind: 'purchase' as const, productId, quantity, costCents, supplier: supplier || null }
  const moved = moveStocks([{ ...bought, expenseId: isFree ? null : expenseId }], facts)
  return moved.ok ? { ...moved, changes: { ...moved.changes, expenses: isFree ? [] : [expense] } } : moved
}

type Counts = StockCount['counts']

/** Brings stocks to what was counted: a movement for each that differs (H4). */
export function closeCount(counts: Counts, facts: StockFacts): Done<StockChanges> | Refusal {
  const steps = counts.map(({ productId, counted, countedAt }) => ({ ofProduct }: StockLedger) => {
    const quantity = countDifference(ofProduct(productId), counted, countedAt)
    return quantity === 0 ? null : { kind: 'count' as const, productId, quantity }
  })
  return inTurn(steps, facts)
}

/** Returns the difference that a count would make, and what it is worth (H4). */
export function countLine(
  product: Product,
  { counted, countedAt }: Counts[number],
  movements: readonly StockMovement[],
): CountLine {
  const difference = countDifference(movements, counted, countedAt)
  const { valueCents, settledCents, after } = moveBalance(
    balanceOf(product),
    countedChange(product, difference),
  )
  return {
    productId: product.id,
    name: product.name,
    counted,
    difference,
    valueCents: valueCents + settledCents,
    stockAfter: after.quantity,
  }
}
