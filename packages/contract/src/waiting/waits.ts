import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { myWaitSchema, waitingWayChangeSchema, waitRequestSchema } from '@campo-livre/domain/waiting/wait.ts'
import * as z from 'zod/mini'
import { timeRefusals } from '../bookings/time-refusals.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { emptyListSchema } from '../empty-list.ts'

export const listWaitsCall = {
  method: 'GET',
  path: '/waits',
  output: z.array(myWaitSchema),
  etag: true,
} as const satisfies DeclaredCall

export const listWaitsSpec = describeCall(listWaitsCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The taken times for which an athlete waits (N7): those that are offered to them first, then soonest first, each with their place.',
}))

export const joinQueueCall = {
  method: 'POST',
  path: '/waits',
  output: myWaitSchema,
} as const satisfies DeclaredCall

export const joinQueueSpec = describeCall(joinQueueCall, () => ({
  who: ['athlete'],
  body: waitRequestSchema,
  status: 201,
  extension: true,
  summary:
    'Enters the queue for a taken time of a field, behind all who wait. Who is in it keeps their place.',
  refusals: {
    not_found: 'No such field.',
    ...timeRefusals,
    conflict: 'The time is free: at `start`; or they wait for ten times already.',
  },
}))

export const leaveQueueCall = {
  method: 'DELETE',
  path: '/waits/{id}',
  output: emptyListSchema,
} as const satisfies DeclaredCall

export const leaveQueueSpec = describeCall(leaveQueueCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Leaves a queue. What was held for them out of it goes to whoever is next.',
  refusals: { not_found: 'Not theirs, or over.' },
}))

export const changeWaitingWayCall = {
  method: 'PUT',
  path: '/company/queue',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const changeWaitingWaySpec = describeCall(changeWaitingWayCall, () => ({
  who: ['company'],
  body: waitingWayChangeSchema,
  extension: true,
  summary:
    'Says how a time that becomes free is offered to those who wait for it: to one after the other, or to all at once.',
  refusals: { not_found: 'The person has no company yet.' },
}))
