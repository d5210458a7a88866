import { handOverTabCall, type handOverTabSpec } from '@campo-livre/contract/splits/hand-over-tab.ts'
import { callApi } from '../client/call-api.ts'

type Handed = { tabId: string; id: string; signal: AbortSignal }

/** Puts a tab on the bill of the racha in its booking. */
export function handOverTab({
  tabId,
  id,
  signal,
}: Handed): Promise<{ title: string; organizerName: string }> {
  return callApi<typeof handOverTabSpec>(handOverTabCall, { params: { id: tabId }, body: { id }, signal })
}
