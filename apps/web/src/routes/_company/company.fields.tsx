import { createFileRoute } from '@tanstack/react-router'
import { ownFields } from '../../features/fields/lists/field-lists.tsx'
import { OwnFieldsScreen } from '../../features/fields/lists/own-fields-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The company's fields (A9). */
export const Route = createFileRoute('/_company/company/fields')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(ownFields, deps)),
  component: OwnFieldsScreen,
})
