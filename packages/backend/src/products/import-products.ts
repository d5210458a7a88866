import { importProductsSpec } from '@campo-livre/contract/products/import-products.ts'
import { type PlannedLine, planImport } from '@campo-livre/domain/products/import/plan-import.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { ProductRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { type By, noteCreated } from '../history/note-edit.ts'
import { moveStock } from '../stock/move-stock.ts'
import { changeNoted } from './change-noted.ts'
import { toImportPreview } from './to-import-preview.ts'

/** Carries an import out: all of it, or nothing (H4). */
export const importProducts = answer(importProductsSpec, async ({ db, now, user, body: { products } }) => {
  const { id: companyId } = requireCompany(db, user)
  const plan = planImport(db.products.by('companyId', companyId), products)
  if (plan.problems.length > 0)
    throw new Refused('conflict', 'Algumas linhas não servem mais. Confira o que está errado.', {
      data: toImportPreview(plan),
    })
  if (plan.lines.every(({ kind }) => kind === 'same'))
    throw new Refused('conflict', 'Os produtos já estão como na planilha.')
  const createdIds: string[] = []
  const before: ProductRecord[] = []
  for (const line of plan.lines) {
    if (line.kind === 'created') createdIds.push(await create(db, { user, now }, companyId, line))
    if (line.kind !== 'changed') continue
    before.push(line.product)
    await changeNoted(db, { user, now }, line.product, { ...line.facts, version: line.product.version + 1 })
  }
  const record = { id: newId('imp'), companyId, at: now, createdIds, before, undoneAt: null }
  await db.productImports.insert(record)
  const same = plan.lines.length - createdIds.length - before.length
  const outcome = { id: record.id, created: createdIds.length, changed: before.length, same }
  return ok(outcome, { message: 'Produtos importados.' })
})

async function create(db: Database, by: By, companyId: string, { row, facts }: PlannedLine): Promise<string> {
  const { id } = await db.products.insert({
    ...facts,
    id: newId('prd'),
    companyId,
    photo: null,
    stock: 0,
    stockValueCents: 0,
    costCents: null,
    version: 1,
    createdAt: by.now,
  })
  const { stock = 0, costCents = 0 } = row
  const moved = { userId: by.user.id, now: by.now }
  await moveStock(db, moved, {
    kind: 'opening',
    productId: id,
    quantity: stock,
    costCents: stock * costCents,
  })
  await noteCreated(db, by, { id })
  return id
}
