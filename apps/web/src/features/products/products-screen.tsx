import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { useMedia } from '../../lib/browser/use-media.ts'
import { ImportButton } from '../../lib/import/import-button.tsx'
import { ImportInAddress } from '../../lib/import/import-in-address.tsx'
import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { ListSkeleton } from '../../lib/resource/list-skeleton.tsx'
import { productsImport } from './import/products-import.tsx'
import { products } from './products.ts'
import { type Mark, ProductRows } from './rows/product-rows.tsx'
import { StockRule } from './stock/stock-rule.tsx'

const TITLE = 'Produtos'
const cards = {
  list: (rows: readonly ProductRow[], mark: Mark) => <ProductRows {...{ rows, mark }} label={TITLE} />,
  skeleton: <ListSkeleton label="Buscando os produtos" />,
}

/** The company's products (A9, H4): a table, and on a phone rows in which price and stock are changed. */
export function ProductsScreen() {
  const isPhone = !useMedia('(min-width: 48em)')
  return (
    <>
      <ListScreen
        resource={products}
        title={TITLE}
        {...(isPhone ? { cards } : {})}
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
