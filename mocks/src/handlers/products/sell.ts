import type { Database } from '../../db/database.ts'
import type { ProductRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'

/** Takes a sold quantity from the stock; notifies the owner when that makes it low. */
export async function sell(db: Database, product: ProductRecord, quantity: number): Promise<ProductRecord> {
  const stock = product.stock - quantity
  const sold = await db.products.update(product.id, { stock })
  const { name, lowStockAt } = product
  if (product.stock <= lowStockAt || stock > lowStockAt) return sold
  const left = stock === 1 ? 'resta 1 unidade' : `restam ${stock} unidades`
  await notify(db, db.companies.find(product.companyId)?.ownerId ?? null, {
    kind: 'stock',
    type: 'warning',
    message: `Estoque baixo: ${name}, ${left}.`,
    actionText: 'Ver produtos',
    actionUrl: '/company/products',
  })
  return sold
}
