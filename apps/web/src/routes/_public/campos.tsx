import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import { createFileRoute } from '@tanstack/react-router'
import { listingSearchSchema, toFieldsParams } from '../../features/fields/listing-search.ts'
import { ListingScreen } from '../../features/fields/listing-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The field listing (A1). */
export const Route = createFileRoute('/_public/campos')({
  validateSearch: listingSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, fieldsQuery(toFieldsParams(deps))),
  component: ListingScreen,
})
