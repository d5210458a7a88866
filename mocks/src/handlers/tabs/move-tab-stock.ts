import type { StockEffect } from '@campo-livre/domain/tabs/tab-world.ts'
import type { Database } from '../../db/database.ts'
import { sell } from '../products/sell.ts'

/** Carries out what a command on a tab does to the stock. */
export async function moveTabStock(
  db: Database,
  _by: { now: string; userId: string | null },
  { productId, quantity, kind }: StockEffect,
): Promise<void> {
  const product = db.products.find(productId)
  if (!product) return
  if (kind === 'sale') await sell(db, product, quantity)
  else
    await db.products.update(productId, {
      stock: product.stock + (kind === 'return' ? quantity : -quantity),
    })
}
