import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { EditRecord, ProductRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { HALF_A_YEAR, priceThen } from './build-products.ts'

const DAY = 1440

/** Builds the history of products that the same person runs: they were created, and cost less half a year ago. */
export function buildEdits(products: readonly ProductRecord[], userId: string, now: string): EditRecord[] {
  const rise = instantOf(toMinutes(now) - HALF_A_YEAR * DAY)
  return products.flatMap((product) => {
    const { id, createdAt, priceCents } = product
    const before = priceThen(product, HALF_A_YEAR + 1)
    const edit = { subjectId: id, userId }
    const created: EditRecord = { ...edit, id: `edt-${id}-1`, at: createdAt, kind: 'created', changes: [] }
    if (createdAt > rise || before === priceCents) return [created]
    const changes = [{ field: 'priceCents', from: before, to: priceCents }]
    return [created, { ...edit, id: `edt-${id}-2`, at: rise, kind: 'changed', changes }]
  })
}
