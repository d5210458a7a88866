import { linkedShareQuery, sendShareCommand } from '@campo-livre/api/splits/linked-share.ts'
import type { ShareCommand } from '@campo-livre/domain/splits/command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action } from '../../../lib/action/action.ts'
import type { OmitOfEach } from '../../../lib/action/omit-of-each.ts'
import { useAction } from '../../../lib/action/use-action.ts'

/** A command about a share, without its id: it is that of the try. */
export type ShareDoing = OmitOfEach<ShareCommand, 'id'>

/** Gives commands about the share behind a link. Each counts once by its id. */
export function useShareCommand(token: string, failure: string): Action<ShareDoing, LinkedShare> {
  const client = useQueryClient()
  return useAction<ShareDoing, LinkedShare>({
    mutation: {
      meta: { changes: ['splits'], writesCache: ['splits'] },
      mutationFn: (doing, { idempotencyKey: id, signal }) =>
        sendShareCommand(token, { ...doing, id }, signal),
      onSuccess: (share) => client.setQueryData(linkedShareQuery(token).queryKey, share),
    },
    failure,
  })
}
