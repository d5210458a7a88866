import { answerSeriesRequest, seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import type { AthleteAnswer, SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { withChanged } from '../../../lib/query/with-changed.ts'

export type Answer = AthleteAnswer['do']

type Options = Omit<ActionOptions<Answer, SeriesRequestDetail>, 'mutation'>

/** The action that answers what an arena offers, or withdraws a request (N8). */
export function useAnswer(id: string, options: Options): Action<Answer, SeriesRequestDetail> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (answer, { idempotencyKey, signal }) =>
        answerSeriesRequest(id, { id: idempotencyKey, do: answer }, signal),
      meta: { changes: ['series'] },
      onSuccess: (request) => client.setQueryData(seriesRequestsQuery().queryKey, withChanged(request)),
    },
  })
}
