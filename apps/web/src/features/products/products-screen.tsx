import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { ImportButton } from '../../lib/import/import-button.tsx'
import { ImportInAddress } from '../../lib/import/import-in-address.tsx'
import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { productsImport } from './import/products-import.tsx'
import { products } from './products.ts'
import { StockRule } from './stock/stock-rule.tsx'

/** The company's products (A9, H4). */
export function ProductsScreen() {
  return (
    <>
      <ListScreen
        resource={products}
        title="Produtos"
        emptyActions={<ImportButton />}
        aboveRows={<StockRule />}
        actions={
          <>
            <Link to="/company/products/count" className={button.secondary}>
              Contar estoque
            </Link>
            <ImportButton />
          </>
        }
      />
      <ImportInAddress of={productsImport} />
    </>
  )
}
