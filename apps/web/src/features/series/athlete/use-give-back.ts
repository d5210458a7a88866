import { giveWeekBack, seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { withChanged } from '../../../lib/query/with-changed.ts'

type Options = Omit<ActionOptions<string, SeriesDetail>, 'mutation'>

/** The action that gives the week of a day back (N8). */
export function useGiveBack(id: string, options: Options): Action<string, SeriesDetail> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (day, { idempotencyKey, signal }) => giveWeekBack(id, { id: idempotencyKey, day }, signal),
      meta: { changes: ['series'], writesCache: ['series'] },
      onSuccess: (answer) => client.setQueryData(seriesListQuery().queryKey, withChanged(answer)),
    },
  })
}
