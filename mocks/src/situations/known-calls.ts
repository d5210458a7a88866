import { callName } from '@campo-livre/backend/http/call-name.ts'
import { invalid } from '@campo-livre/backend/http/refused.ts'
import { appCalls } from '../bank/bank-calls.ts'
import type { Fault } from './situation.ts'
import { ALL } from './words.ts'

/** Returns whether the app makes a call of this name. */
export function isCall(name: string): boolean {
  return appCalls.some((call) => callName(call) === name)
}

/** Returns whether a fault is of a call of the app, or of all of them. */
export function isKnownFault({ call }: Fault): boolean {
  return call === ALL || isCall(call)
}

/** Throws 422 for a fault of a call that the app does not make. */
export function requireCalls(faults: readonly Fault[]): void {
  const unknown = faults.find((fault) => !isKnownFault(fault))
  if (unknown) throw invalid('faults', `Não existe a chamada “${unknown.call}”.`)
}
