import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { ImportButton } from './import/import-button.tsx'
import { products } from './products.ts'

/** The company's products (A9, H4). */
export function ProductsScreen() {
  return <ListScreen resource={products} title="Produtos" actions={<ImportButton />} />
}
