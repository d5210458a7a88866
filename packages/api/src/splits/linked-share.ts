import { getLinkedBillCall, type getLinkedBillSpec } from '@campo-livre/contract/splits/get-linked-bill.ts'
import { getLinkedShareCall, type getLinkedShareSpec } from '@campo-livre/contract/splits/get-linked-share.ts'
import {
  sendShareCommandCall,
  type sendShareCommandSpec,
} from '@campo-livre/contract/splits/send-share-command.ts'
import type { ShareCommand } from '@campo-livre/domain/splits/command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the share behind a link (N1). */
export function linkedShareQuery(token: string) {
  return queryOptions({
    queryKey: ['splits', 'link', token],
    queryFn: ({ signal }) =>
      callApi<typeof getLinkedShareSpec>(getLinkedShareCall, { params: { token }, signal }),
  })
}

/** Reads the whole bill behind a group's link (N1). */
export function linkedBillQuery(token: string) {
  return queryOptions({
    queryKey: ['splits', 'group', token],
    queryFn: ({ signal }) =>
      callApi<typeof getLinkedBillSpec>(getLinkedBillCall, { params: { token }, signal }),
  })
}

/** Pays a share by its link, or says what of the bill is one's own. */
export function sendShareCommand(
  token: string,
  body: ShareCommand,
  signal: AbortSignal,
): Promise<LinkedShare> {
  return callApi<typeof sendShareCommandSpec>(sendShareCommandCall, { params: { token }, body, signal })
}
