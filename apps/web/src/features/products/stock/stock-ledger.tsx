import { stockMovementsQuery } from '@campo-livre/api/stock/list-stock-movements.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { HistoryPages } from '../../../lib/history/history-pages.tsx'
import type { Resource } from '../../../lib/resource/resource.ts'
import { MovementItem } from './movement-item.tsx'

const words = {
  what: 'os movimentos',
  recent: 'Movimentos mais recentes',
  older: 'Movimentos mais antigos',
  more: 'Ver movimentos mais antigos',
  empty: 'Nada entrou nem saiu ainda.',
}

/** The movements of a product's stock (H4). */
export const stockLedger: NonNullable<Resource<ProductRow>['ledger']> = {
  slug: 'estoque',
  label: 'Movimentos do estoque',
  entries: (product) => (
    <HistoryPages query={(page) => stockMovementsQuery(product.id, page)} words={words}>
      {(movement) => <MovementItem key={movement.id} product={product} movement={movement} />}
    </HistoryPages>
  ),
}
