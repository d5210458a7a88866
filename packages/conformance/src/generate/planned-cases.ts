import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { casesOf } from './cases-of.ts'

/** The subject of a call without one. */
const unknownSubject: Subject = { validRequest: () => Promise.reject(new NotTried('no subject')) }

/** Returns the least number of a call's cases; its good request may add more. */
export function plannedCases(call: Call, subject: Subject = unknownSubject): number {
  return casesOf(call, apiCalls, subject, { by: null }).length
}
