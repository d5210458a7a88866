import { apiCalls } from '../../calls.ts'
import type { Call } from '../../http/call.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { casesOf } from './cases-of.ts'

/** Of a call that nobody has told how to ask rightly. */
const unknownSubject: Subject = { good: () => Promise.reject(new NotTried('no subject')) }

/** How many cases a call has at the least: more may come out of its good request, once there is one. */
export function plannedCases(call: Call, subject: Subject = unknownSubject): number {
  return casesOf(call, apiCalls, subject, { by: null }).length
}
