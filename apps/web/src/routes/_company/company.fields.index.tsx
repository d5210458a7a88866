import { createFileRoute } from '@tanstack/react-router'
import { ownFields } from '../../features/fields/lists/field-lists.tsx'
import { OwnFieldsScreen } from '../../features/fields/lists/own-fields-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's fields (A9). */
export const Route = createFileRoute('/_company/company/fields/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(ownFields, deps)),
  component: OwnFieldsScreen,
})
