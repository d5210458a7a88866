import { fold } from '../../text/fold.ts'
import type { Product } from '../product.ts'
import type { ImportPreview, ImportProblem } from '../../lists/import.ts'
import type { ImportedProduct } from './import-input.ts'

/** The facts that a file can change. */
const keys = ['name', 'category', 'priceCents', 'lowStockAt', 'ean', 'status'] as const
export type ImportFacts = Pick<Product, (typeof keys)[number]>

/** A line with its product to be: a new product, a change of the product that it is about, or nothing. */
export type PlannedLine = { row: ImportedProduct; facts: ImportFacts } & (
  | { kind: 'created' }
  | { kind: 'changed' | 'same'; product: Product }
)
export type ImportPlan = { lines: PlannedLine[]; problems: ImportProblem[] }

/**
 * Plans an import into the products of a company (H4). A line is about the product with its bar code, else about the one
 * with its name that is not archived. What the file does not say stays; the stock of a product that exists is moved by no
 * file. The lines of a plan fit together; those with a problem are not among them.
 */
export function planImport(products: readonly Product[], rows: readonly ImportedProduct[]): ImportPlan {
  const find = finder(products)
  const planned = rows.map((row) => planLine(find(row), row))
  const problems = planned.flatMap((line) => ('row' in line ? [] : [line]))
  let lines = planned.flatMap((line) => ('row' in line ? [line] : []))
  // A line that is left out leaves its product as it is, which may be in the way of another.
  for (let found = clashes(products, lines); found.length > 0; found = clashes(products, lines)) {
    const wrong = new Set(found.map(({ line }) => line))
    problems.push(...found)
    lines = lines.filter(({ row }) => !wrong.has(row.line))
  }
  return { lines, problems: problems.toSorted((a, b) => a.line - b.line) }
}

/** Returns a plan as it is told before it is carried out. */
export function previewOf({ lines, problems }: ImportPlan): ImportPreview {
  return {
    lines: lines.map(({ row: { line }, facts: { name }, kind }) => ({ line, name, kind })),
    problems,
  }
}

function finder(products: readonly Product[]) {
  const sold = products.filter(({ status }) => status !== 'archived')
  const byEan = new Map(sold.map((each) => [each.ean, each]))
  const byName = new Map(sold.map((each) => [fold(each.name), each]))
  const put = new Map(
    products.filter(({ status }) => status === 'archived').map((each) => [fold(each.name), each]),
  )
  return ({ ean, name, status }: ImportedProduct) =>
    (status === 'archived' ? put.get(fold(name)) : undefined) ??
    (ean ? byEan.get(ean) : undefined) ??
    byName.get(fold(name))
}

function planLine(product: Product | undefined, row: ImportedProduct): PlannedLine | ImportProblem {
  const { line } = row
  const category = row.category ?? product?.category
  if (category === undefined) return { line, message: 'Falta a categoria, porque o produto é novo.' }
  if (product === undefined && row.status === 'archived')
    return { line, message: 'Um produto novo não pode estar arquivado.' }
  const facts = {
    name: row.name,
    category,
    priceCents: row.priceCents,
    lowStockAt: row.lowStockAt ?? product?.lowStockAt ?? 0,
    ean: row.ean || (product?.ean ?? null),
    status: row.status ?? product?.status ?? 'active',
  }
  if (product === undefined) return { row, facts, kind: 'created' }
  const same = keys.every((key) => facts[key] === product[key])
  return { row, facts, kind: same ? 'same' : 'changed', product }
}

/** Returns the lines that leave two products with one name or bar code, or are about one product. */
function clashes(products: readonly Product[], lines: readonly PlannedLine[]): ImportProblem[] {
  const touched = new Set(lines.map((line) => ('product' in line ? line.product.id : null)))
  const rest = products.filter(({ id, status }) => status !== 'archived' && !touched.has(id))
  const names = new Set(rest.map(({ name }) => fold(name)))
  // A line with the code of a product is about that one: only lines of new ones can share a code.
  const eans = new Set<string>()
  const seen = new Set<string>()
  return lines.flatMap((planned) => {
    const { name, ean, status } = planned.facts
    const { line } = planned.row
    const id = 'product' in planned ? planned.product.id : null
    const again = id !== null && seen.has(id)
    if (id !== null) seen.add(id)
    if (again) return [{ line, message: `“${name}” é o mesmo produto de outra linha.` }]
    if (status === 'archived') return []
    if (names.has(fold(name))) return [{ line, message: `Já existe outro produto com o nome “${name}”.` }]
    if (ean !== null && eans.has(ean))
      return [{ line, message: `Outro produto já tem o código de barras ${ean}.` }]
    names.add(fold(name))
    if (ean !== null) eans.add(ean)
    return []
  })
}
