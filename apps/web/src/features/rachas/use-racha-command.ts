import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { sendRachaCommand } from '@campo-livre/api/rachas/send-racha-command.ts'
import type { RachaCommand } from '@campo-livre/domain/rachas/command.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action } from '../../lib/action/action.ts'
import type { OmitOfEach } from '../../lib/action/omit-of-each.ts'
import { useAction } from '../../lib/action/use-action.ts'
import type { ToastMessage } from '../../lib/toasts/toast-message.ts'

/** A command about a racha, without its ids: they are those of the try and of the racha. */
export type Doing = OmitOfEach<Exclude<RachaCommand, { type: 'create' }>, 'id' | 'rachaId'>

type Options = {
  /** The sentence for a failure without one from the server: `Não deu para …`. */
  failure: string
  toast?: (racha: RachaDetail, doing: Doing) => Pick<ToastMessage, 'title' | 'text'>
  done?: (racha: RachaDetail) => void
}

/** Gives commands about a racha. The id of a command is the key of its tries, so it counts once. */
export function useRachaCommand(
  rachaId: string,
  { failure, toast, done }: Options,
): Action<Doing, RachaDetail> {
  const client = useQueryClient()
  return useAction<Doing, RachaDetail>({
    mutation: {
      meta: { changes: ['rachas'] },
      mutationFn: (doing, { idempotencyKey: id, signal }) =>
        sendRachaCommand({ ...doing, id, rachaId }, signal),
      onSuccess: (racha) => client.setQueryData(rachaQuery(rachaId).queryKey, racha),
    },
    failure,
    ...(toast ? { toast } : {}),
    ...(done ? { done } : {}),
  })
}
