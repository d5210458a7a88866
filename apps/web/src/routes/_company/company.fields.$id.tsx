import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Terms } from '../../features/companies/terms.tsx'
import { FieldSetupScreen } from '../../features/fields/setup/field-setup-screen.tsx'
import { setupSearchSchema } from '../../features/fields/setup/setup-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

const parts = { Terms }

/** The editor of a field; for a draft, the steps until it is published (A9). */
export const Route = createFileRoute('/_company/company/fields/$id')({
  validateSearch: setupSearchSchema,
  loader: ({ context, params }) => prefetch(context.queryClient, ownFieldQuery(params.id)),
  component: () => <FieldSetupScreen parts={parts} />,
})
