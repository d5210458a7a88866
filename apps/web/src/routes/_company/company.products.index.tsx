import { createFileRoute } from '@tanstack/react-router'
import { products } from '../../features/products/products.ts'
import { ProductsScreen } from '../../features/products/products-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's products (A9). */
export const Route = createFileRoute('/_company/company/products/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(products, deps)),
  component: ProductsScreen,
})
