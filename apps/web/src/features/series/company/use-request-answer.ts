import { answerCompanySeriesRequest } from '@campo-livre/api/series/series-requests.ts'
import type { ArenaAnswer, SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { Action } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'

type Options = { title: string; done: () => void }

/** The action that answers a request with another hour, or refuses it. */
export function useRequestAnswer(
  id: string,
  { title, done }: Options,
): Action<ArenaAnswer, SeriesRequestDetail> {
  return useAction({
    mutation: {
      mutationFn: (answer, { signal }) => answerCompanySeriesRequest(id, answer, signal),
      meta: { changes: ['series'] },
    },
    toast: () => ({ title, text: 'A pessoa recebe um aviso.' }),
    done,
    failure: 'Não deu para responder. Tente de novo.',
  })
}
