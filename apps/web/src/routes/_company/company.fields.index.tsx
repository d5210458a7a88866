import { createFileRoute } from '@tanstack/react-router'
import { ownFields } from '../../features/fields/lists/field-lists.tsx'
import { OwnFieldsScreen } from '../../features/fields/lists/own-fields-screen.tsx'
import { ownFieldsSearch } from '../../features/fields/lists/own-fields-search.ts'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's fields (A9). */
export const Route = createFileRoute('/_company/company/fields/')({
  validateSearch: ownFieldsSearch,
  loaderDeps: ({ search: { visao: _view, ...list } }) => list,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(ownFields, deps)),
  component: OwnFieldsScreen,
})
