import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { fieldQuery } from '@campo-livre/api/fields/get-field.ts'
import { createFileRoute } from '@tanstack/react-router'
import { fieldScreenSearchSchema } from '../../features/fields/field-search.ts'
import { FieldScreen } from '../../features/fields/field-screen.tsx'
import { WEEK_DAYS, weekToAsk } from '../../features/fields/week/shown-week.ts'
import { AskFixedSlot } from '../../features/series/ask/ask-fixed-slot.tsx'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

const parts = {
  AskFixedSlot,
  // Below the fold, and fetched when it comes near (decision 106).
  Venue: lazyComponent(async () => ({ default: (await import('../../features/companies/venue.tsx')).Venue }))
    .Component,
  Terms: lazyComponent(async () => ({ default: (await import('../../features/companies/terms.tsx')).Terms }))
    .Component,
  Reviews: lazyComponent(async () => ({
    default: (await import('../../features/companies/reviews/reviews.tsx')).Reviews,
  })).Component,
}

/** A field with its free times and its company's information (A2). */
export const Route = createFileRoute('/_public/field/$id')({
  validateSearch: fieldScreenSearchSchema,
  loaderDeps: ({ search: { semana, dia, inicio } }) => ({ semana, dia, inicio }),
  loader: ({ context, params, deps }) => {
    const week = weekToAsk(deps, serverNow())
    prefetch(context.queryClient, fieldQuery(params.id))
    prefetch(context.queryClient, availabilityQuery(params.id, week, WEEK_DAYS))
  },
  component: () => <FieldScreen parts={parts} />,
})
