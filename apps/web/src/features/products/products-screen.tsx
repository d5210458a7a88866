import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { products } from './products.ts'
import { StockRule } from './stock/stock-rule.tsx'

/** The company's products (A9, H4). */
export function ProductsScreen() {
  return <ListScreen resource={products} title="Produtos" above={<StockRule />} />
}
