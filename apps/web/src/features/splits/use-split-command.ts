import { splitQuery } from '@campo-livre/api/splits/get-split.ts'
import { sendSplitCommand } from '@campo-livre/api/splits/send-split-command.ts'
import type { SplitCommand } from '@campo-livre/domain/splits/command.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action } from '../../lib/action/action.ts'
import type { OmitOfEach } from '../../lib/action/omit-of-each.ts'
import { useAction } from '../../lib/action/use-action.ts'
import type { ToastMessage } from '../../lib/toasts/toast-message.ts'

/** A command about a bill, without its ids: they are those of the try and of the bill. */
export type Doing = OmitOfEach<SplitCommand, 'id' | 'splitId'>

type Options = {
  /** The sentence for a failure without one from the server: `Não deu para …`. */
  failure: string
  toast?: (split: SplitDetail) => Pick<ToastMessage, 'title' | 'text'>
  done?: (split: SplitDetail) => void
}

/** Gives commands about a bill; a new one is called after the try that opens it. Each counts once by its id. */
export function useSplitCommand(
  splitId: string | null,
  { failure, toast, done }: Options,
): Action<Doing, SplitDetail> {
  const client = useQueryClient()
  return useAction<Doing, SplitDetail>({
    mutation: {
      meta: { changes: ['splits'], writesCache: ['splits'] },
      mutationFn: (doing, { idempotencyKey: id, signal }) =>
        sendSplitCommand({ ...doing, id, splitId: splitId ?? `conta-${id}` }, signal),
      onSuccess: (split) => {
        client.setQueryData(splitQuery(split.id).queryKey, split)
      },
    },
    failure,
    ...(toast ? { toast } : {}),
    ...(done ? { done } : {}),
  })
}
