import { isLowNow } from '@campo-livre/domain/products/stock-level.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the owner when a movement has made a stock low: once per crossing of the product's mark. */
export async function notifyLowStock(
  db: Database,
  before: ProductRecord,
  after: ProductRecord,
): Promise<void> {
  if (!isLowNow(before, after)) return
  const { stock, name, companyId } = after
  const left = stock === 1 ? 'resta 1 unidade' : `restam ${stock} unidades`
  await notify(db, db.companies.find(companyId)?.ownerId ?? null, {
    kind: 'stock',
    type: 'warning',
    message: stock <= 0 ? `Estoque em falta: ${name} acabou.` : `Estoque baixo: ${name}, ${left}.`,
    actionText: 'Ver produtos',
    actionUrl: '/company/products',
  })
}
