import { changedEdits, createdEdit, type Edit, type Editing } from '../lists/edits.ts'
import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { StockMoveInput } from '../stock/stock-move-input.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import { isNameTaken } from '../text/name-taken.ts'
import { type PlannedLine, planImport, previewOf } from './import/plan-import.ts'
import type { ImportedProduct } from './import/import-input.ts'
import type { ProductImport } from './import/product-import.ts'
import type { NewProduct, ProductChange, Prices } from './product-input.ts'
import type { Product } from './product.ts'

/** Products that have changed or are new, with the entries of their histories. */
type ProductChanges = { products: readonly Product[]; edits: readonly Edit[] }
type ChangedProducts = Done<ProductChanges>
/** One product that has changed, or a new one. */
type ChangedProduct = Done<ProductChanges & { products: readonly [Product] }>

/** The movements of the stock that follow, which nothing but the ledger of the stock carries out (H4). */
type Moves = { moves: readonly StockMoveInput[] }

/** The facts by which a change of a product is judged: the products of its company, itself among them. */
type ProductFacts = Editing & { products: readonly Product[] }

/** The values that a company enters of a product: not its stock, which movements change. */
const entered = ['name', 'category', 'priceCents', 'ean', 'lowStockAt', 'status', 'photo'] as const

const changed = (before: Product, after: Product, editing: Editing): ChangedProduct => ({
  ok: true,
  changes: { products: [after], edits: changedEdits(entered, { before, after }, editing) },
  notices: [],
})

/** Adds a product to a company, on sale at once; the first count of its stock follows (H4). */
export function createProduct(
  { photo = null, stock, costCents, ...facts }: NewProduct,
  { companyId, products, ...editing }: ProductFacts & { companyId: string },
): (ChangedProduct & Moves) | Refusal {
  const ean = facts.ean || null
  const refusal = refuseTakenName(facts.name, products) ?? refuseTakenEan(ean, products)
  if (refusal) return refusal
  const product = newProduct({ ...facts, ean, photo, status: 'active' }, companyId, editing)
  return {
    ok: true,
    changes: { products: [product], edits: [createdEdit(product, editing)] },
    notices: [],
    moves: [opening(product, stock, costCents ?? 0)],
  }
}

function newProduct(
  facts: Pick<Product, (typeof entered)[number]>,
  companyId: string,
  { newId, at }: Editing,
): Product {
  return {
    ...facts,
    id: newId('prd'),
    companyId,
    stock: 0,
    stockValueCents: 0,
    costCents: null,
    version: 1,
    createdAt: at,
  }
}

const opening = ({ id }: Product, pieces: number, pieceCents: number): StockMoveInput => ({
  kind: 'opening',
  productId: id,
  quantity: pieces,
  costCents: pieces * pieceCents,
})

/** Changes the facts of a product (H4); a photo or a bar code that is absent stays. */
export function changeProduct(
  product: Product,
  { version, photo = product.photo, ean: code = product.ean, ...facts }: ProductChange,
  { products, ...editing }: ProductFacts,
): ChangedProduct | Refusal {
  if (version !== product.version) return refuse('stale', 'Alguém mudou este produto enquanto você editava.')
  const ean = code || null
  return (
    refuseTakenName(facts.name, products, product.id) ??
    refuseTakenEan(ean, products, product.id) ??
    changed(product, { ...product, ...facts, ean, photo, version: version + 1 }, editing)
  )
}

/** The values of a product that an admin changes; what is absent stays. */
export type AdminProductChange = Partial<
  Pick<ProductChange, 'name' | 'category' | 'priceCents' | 'ean' | 'lowStockAt'>
>

/** Changes a product for an admin, who has seen its stamp (H12). */
export function changeProductForAdmin(
  product: Product,
  change: AdminProductChange,
  { products, ...editing }: ProductFacts,
): ChangedProduct | Refusal {
  const { name } = change
  const ean = change.ean === undefined ? product.ean : change.ean || null
  return (
    (name === undefined ? null : refuseTakenName(name, products, product.id)) ??
    refuseTakenEan(ean, products, product.id) ??
    changed(product, { ...product, ...change, ean, version: product.version + 1 }, editing)
  )
}

/** A product whose price is to change, and its version as it was read. */
type WantedPrice = Omit<Prices['prices'][number], 'id'> & { product: Product }

/** Returns the products that have changed since they were read. */
export function changedSince(wanted: readonly WantedPrice[]): Product[] {
  return wanted.flatMap(({ product, version }) => (version === product.version ? [] : [product]))
}

/** Changes the prices of several products (H4): all of them, or none when one has been changed meanwhile. */
export function changePrices(wanted: readonly WantedPrice[], editing: Editing): ChangedProducts | Refusal {
  if (changedSince(wanted).length > 0)
    return refuse('stale', 'Alguém mudou um desses produtos agora. Confira os preços e tente de novo.')
  const outcomes = wanted.map(({ product, priceCents, version }) =>
    changed(product, { ...product, priceCents, version: version + 1 }, editing),
  )
  return {
    ok: true,
    changes: {
      products: outcomes.flatMap(({ changes }) => changes.products),
      edits: outcomes.flatMap(({ changes }) => changes.edits),
    },
    notices: [],
  }
}

/**
 * Puts a product on sale, takes it off, or archives it (H4); one that comes back needs a free name and a free bar code.
 * Tabs with the product stay as they are.
 */
export function changeProductStatus(
  product: Product,
  status: Product['status'],
  { products, ...editing }: ProductFacts,
): ChangedProduct | Refusal {
  if (product.status === 'archived' && status !== 'archived') {
    if (isNameTaken(product.name, products, product.id))
      return refuse('conflict', 'Outro produto já tem esse nome. Mude o nome de um deles antes.')
    const coded = withSameEan(product.ean, products, product.id)
    if (coded)
      return refuse('conflict', `${coded.name} já tem o mesmo código de barras. Mude um deles antes.`)
  }
  return changed(product, { ...product, status }, editing)
}

/** An import that is carried out or taken back, with its products. */
type ChangedImport = Done<ProductChanges & { productImports: readonly [ProductImport] }> & Moves

/** Carries out an import into the products of a company, all of it or nothing (H4). */
export function importProducts(
  rows: readonly ImportedProduct[],
  { companyId, products, ...editing }: ProductFacts & { companyId: string },
): ChangedImport | Refusal {
  const plan = planImport(products, rows)
  if (plan.problems.length > 0)
    return {
      ...refuse('conflict', 'Algumas linhas não servem mais. Confira o que está errado.'),
      data: previewOf(plan),
    }
  if (plan.lines.every(({ kind }) => kind === 'same'))
    return refuse('conflict', 'Os produtos já estão como na planilha.')
  const imported = plan.lines.flatMap((line) => importLine(line, companyId, editing))
  const done: ProductImport = {
    id: editing.newId('imp'),
    companyId,
    at: editing.at,
    createdIds: imported.flatMap(({ before, after }) => (before === null ? [after.id] : [])),
    before: imported.flatMap(({ before }) => before ?? []),
    undoneAt: null,
  }
  return changedImport(done, imported)
}

/** A product before and after an import, or after one is taken back; `before` is null for a new one. */
type Imported = { before: Product | null; after: Product; edits: Edit[]; moves: StockMoveInput[] }

function importLine(line: PlannedLine, companyId: string, editing: Editing): Imported[] {
  if (line.kind === 'same') return []
  const { row, facts } = line
  if (line.kind === 'changed') {
    const before = line.product
    const after = { ...before, ...facts, version: before.version + 1 }
    return [{ before, after, edits: changedEdits(entered, { before, after }, editing), moves: [] }]
  }
  const after = newProduct({ ...facts, photo: null }, companyId, editing)
  const moves = [opening(after, row.stock ?? 0, row.costCents ?? 0)]
  return [{ before: null, after, edits: [createdEdit(after, editing)], moves }]
}

const changedImport = (done: ProductImport, imported: readonly Imported[]): ChangedImport => ({
  ok: true,
  changes: {
    products: imported.map(({ after }) => after),
    edits: imported.flatMap(({ edits }) => edits),
    productImports: [done],
  },
  notices: [],
  moves: imported.flatMap(({ moves }) => moves),
})

/**
 * Takes an import back, as long as nothing else has happened to its products (H4): the new ones are archived, without
 * their stock, and the others are as they were. `movements` are those of the products that it has made.
 */
export function undoImport(
  done: ProductImport,
  { products, movements, ...editing }: ProductFacts & { movements: readonly StockMovement[] },
): ChangedImport | Refusal {
  if (done.undoneAt !== null) return refuse('already_undone', 'Essa importação já foi desfeita.')
  const byId = new Map(products.map((product) => [product.id, product]))
  const moved = Map.groupBy(movements, ({ productId }) => productId)
  const isUntouched =
    done.createdIds.every((id) => byId.get(id)?.version === 1 && (moved.get(id)?.length ?? 0) <= 1) &&
    done.before.every(({ id, version }) => byId.get(id)?.version === version + 1) &&
    done.before.every(({ id, name, status }) => status === 'archived' || !isNameTaken(name, products, id))
  if (!isUntouched)
    return refuse('not_undoable', 'Algum desses produtos já mudou ou foi vendido depois. Acerte um por um.')
  const undone = (id: string, facts: Partial<Product>): Imported[] => {
    const before = byId.get(id)
    if (!before) return []
    const both = { before, after: { ...before, ...facts, version: before.version + 1 } }
    return [{ ...both, edits: changedEdits(entered, both, editing), moves: [] }]
  }
  const archived = done.createdIds.flatMap((id) =>
    undone(id, { status: 'archived' }).map((each) => ({
      ...each,
      moves: each.after.stock > 0 ? [emptying(each.after)] : [],
    })),
  )
  const restored = done.before.flatMap(({ id, name, category, priceCents, lowStockAt, ean, status }) =>
    undone(id, { name, category, priceCents, lowStockAt, ean, status }),
  )
  return changedImport({ ...done, undoneAt: editing.at }, [...archived, ...restored])
}

const emptying = ({ id, stock }: Product): StockMoveInput => ({
  kind: 'count',
  productId: id,
  quantity: -stock,
  reason: 'Importação desfeita',
})

function refuseTakenName(name: string, products: readonly Product[], id?: string): Refusal | null {
  return isNameTaken(name, products, id)
    ? refuse('invalid', 'Já existe um produto com esse nome.', 'name')
    : null
}

function refuseTakenEan(ean: string | null, products: readonly Product[], id?: string): Refusal | null {
  const other = withSameEan(ean, products, id)
  return other ? refuse('invalid', `Esse código já é de ${other.name}.`, 'ean') : null
}

/** Returns another product that has the bar code and is not archived; `id` is that of the one that is to have it. */
function withSameEan(ean: string | null, products: readonly Product[], id?: string): Product | undefined {
  if (ean === null) return undefined
  return products.find((other) => other.id !== id && other.status !== 'archived' && other.ean === ean)
}
