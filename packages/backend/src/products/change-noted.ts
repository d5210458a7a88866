import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { type By, noteChanged } from '../history/note-edit.ts'

/** The fields that a company enters of a product: not its stock, which movements change. */
const entered = ['name', 'category', 'priceCents', 'ean', 'lowStockAt', 'status', 'photo'] as const

/** Changes a product, and notes it in its history. */
export async function changeNoted(
  db: Database,
  by: By,
  before: ProductRecord,
  changes: Partial<ProductRecord>,
): Promise<ProductRecord> {
  const after = await db.products.update(before.id, changes)
  await noteChanged(db, by, entered, { before, after })
  return after
}
