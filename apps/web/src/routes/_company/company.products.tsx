import { createFileRoute } from '@tanstack/react-router'
import { products } from '../../features/products/products.tsx'
import { ProductsScreen } from '../../features/products/products-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** What the company sells (A9). */
export const Route = createFileRoute('/_company/company/products')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(products, deps)),
  component: ProductsScreen,
})
