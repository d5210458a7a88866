import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { fieldQuery } from '@campo-livre/api/fields/get-field.ts'
import { reviewsQuery } from '@campo-livre/api/fields/list-reviews.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Reviews } from '../../features/companies/reviews/reviews.tsx'
import { Terms } from '../../features/companies/terms.tsx'
import { Venue } from '../../features/companies/venue.tsx'
import { fieldScreenSearchSchema } from '../../features/fields/field-search.ts'
import { FieldScreen } from '../../features/fields/field-screen.tsx'
import { WEEK_DAYS, weekToAsk } from '../../features/fields/week/shown-week.ts'
import { AskFixedSlot } from '../../features/series/ask/ask-fixed-slot.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

const parts = { Venue, Terms, AskFixedSlot, Reviews }

/** A field with its free times and its company's information (A2). */
export const Route = createFileRoute('/_public/field/$id')({
  validateSearch: fieldScreenSearchSchema,
  loaderDeps: ({ search: { semana, dia, inicio, avaliacoes = 1 } }) => ({ semana, dia, inicio, avaliacoes }),
  loader: ({ context, params, deps }) => {
    const week = weekToAsk(deps, serverNow())
    prefetch(context.queryClient, fieldQuery(params.id))
    prefetch(context.queryClient, availabilityQuery(params.id, week, WEEK_DAYS))
    prefetch(context.queryClient, reviewsQuery('fields', params.id, deps.avaliacoes))
  },
  component: () => <FieldScreen parts={parts} />,
})
