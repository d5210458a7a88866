import { createFileRoute } from '@tanstack/react-router'
import { products } from '../../features/products/products.ts'
import { productsSearch } from '../../features/products/products-search.ts'
import { ProductsScreen } from '../../features/products/products-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's products (A9). */
export const Route = createFileRoute('/_company/company/products/')({
  validateSearch: productsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(products, deps)),
  component: ProductsScreen,
})
