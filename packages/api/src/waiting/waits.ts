import {
  changeWaitingWayCall,
  type changeWaitingWaySpec,
  joinQueueCall,
  type joinQueueSpec,
  leaveQueueCall,
  type leaveQueueSpec,
  listWaitsCall,
  type listWaitsSpec,
} from '@campo-livre/contract/waiting/waits.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { MyWait, WaitingWayChange, WaitRequest } from '@campo-livre/domain/waiting/wait.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, sendApi } from '../client/call-api.ts'

/** The queues in which the user is. */
export function waitsQuery() {
  return queryOptions({
    queryKey: ['bookings', 'waits'],
    queryFn: ({ signal }) => callApi<typeof listWaitsSpec>(listWaitsCall, { signal }),
  })
}

/** Enters the queue for a taken time. */
export function joinQueue(body: WaitRequest, signal?: AbortSignal): Promise<MyWait> {
  return callApi<typeof joinQueueSpec>(joinQueueCall, { body, signal })
}

/** Leaves a queue. */
export async function leaveQueue(id: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof leaveQueueSpec>(leaveQueueCall, { params: { id }, signal })
}

/** Says how the user's company offers a time that becomes free; returns the whole company. */
export function changeWaitingWay(body: WaitingWayChange, signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof changeWaitingWaySpec>(changeWaitingWayCall, { body, signal })
}
