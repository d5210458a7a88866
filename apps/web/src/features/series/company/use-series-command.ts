import { companySeriesQuery, sendSeriesCommand } from '@campo-livre/api/series/company-series.ts'
import type { SeriesCommand } from '@campo-livre/domain/series/command.ts'
import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'

/** A command without its id: the action gives one to each try that is the same, so that it counts once. */
export type SeriesCommandDraft = SeriesCommand extends infer C
  ? C extends SeriesCommand
    ? Omit<C, 'id'>
    : never
  : never

type Options = Omit<ActionOptions<SeriesCommandDraft, CompanySeries>, 'mutation'>

/** The action that gives a command about a fixed slot (decision 076). */
export function useSeriesCommand(options: Options): Action<SeriesCommandDraft, CompanySeries> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (draft, { idempotencyKey, signal }) =>
        sendSeriesCommand({ ...draft, id: idempotencyKey }, signal),
      meta: { changes: ['series'] },
      onSuccess: (series) => client.setQueryData(companySeriesQuery(series.id).queryKey, series),
    },
  })
}
