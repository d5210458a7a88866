import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { fieldQuery } from '@campo-livre/api/fields/get-field.ts'
import { createFileRoute } from '@tanstack/react-router'
import { fieldScreenSearchSchema } from '../../features/fields/field-search.ts'
import { FieldScreen } from '../../features/fields/field-screen.tsx'
import { warm } from '../../lib/warm.ts'

/** One field with its free times (A2). */
export const Route = createFileRoute('/_public/field/$id')({
  validateSearch: fieldScreenSearchSchema,
  loaderDeps: ({ search }) => ({ week: search.semana ?? null }),
  loader: ({ context, params, deps }) => {
    warm(context.queryClient, fieldQuery(params.id))
    warm(context.queryClient, availabilityQuery(params.id, deps.week, 7))
  },
  component: FieldScreen,
})
