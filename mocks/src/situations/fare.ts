import type { Answer } from '../http/answer.ts'
import { callName } from '../http/call-name.ts'
import { refusalOf, throttled } from './refusal-of.ts'
import type { Fare, Fault, MishapName } from './situation.ts'
import { ALL, fareLabel } from './words.ts'

export const SLOW_MS = 3000

/** What a call meets: which it is, if any, and what may end it before its time. */
export type Asked = {
  call: Named | null
  /** Of the one who asks: they have gone. */
  signal: AbortSignal
  /** Other faults hold now. */
  changed: Promise<void>
}
type Named = { readonly method: string; readonly path: string }

/** How a call fares under these faults, null: as ever. Its own fault goes before that of all. */
export function fareOf(faults: readonly Fault[], call: Named | null): Fare | null {
  if (faults.length === 0) return null
  const name = call && callName(call)
  const fault = faults.find((each) => each.call === name) ?? faults.find((each) => each.call === ALL)
  return fault?.fare ?? null
}

/** Whether nothing at all gets through, so that the device itself has no connection. */
export function isOffline(faults: readonly Fault[]): boolean {
  return faults.some(({ call, fare }) => call === ALL && fare === 'offline')
}

/** No answer at all: to the one who asks it is as if there were no connection. */
export const lost: Answer = { status: 0, body: null }

/**
 * Lets a call fare so: the answer in place of its own, or null when it only took long. Nothing is held meanwhile; what
 * fails does nothing.
 */
export async function meet(fare: Fare, asked: Asked): Promise<Answer | null> {
  const answer = await instead(fare, asked)
  return answer && { ...answer, rule: ruleOfFare(fare) }
}

/** Why a call did not get its own answer: for the call log. */
export function ruleOfFare(fare: Fare): string {
  return `Falha pedida: ${fareLabel(fare)}.`
}

function instead(fare: Fare, asked: Asked): Answer | null | Promise<Answer | null> {
  if (typeof fare !== 'number') return mishaps[fare](asked)
  return refusalOf(fare, asked.call ? callName(asked.call) : '').toAnswer()
}

const mishaps: Record<MishapName, (asked: Asked) => Answer | null | Promise<Answer | null>> = {
  slow: async ({ signal }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, SLOW_MS)
    await Promise.race([promise, gone(signal)])
    clearTimeout(timer)
    return signal.aborted ? lost : null
  },
  never: async ({ signal, changed }) => {
    await Promise.race([changed, gone(signal)])
    return lost
  },
  malformed: () => ({ status: 200, body: '{"data": [{"id": "' }),
  throttled: () => throttled().toAnswer(),
  offline: () => lost,
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
