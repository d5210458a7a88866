import type { Database } from '../db/database.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { Answer } from '../http/answer.ts'
import type { Call, Incoming } from '../http/call.ts'
import { callName } from './call-names.ts'
import type { FaultWatch } from './fault-watch.ts'
import type { Refused } from '../http/refused.ts'
import { refusalOf, throttled } from './refusal-of.ts'
import type { Fare, Fault, MishapName } from './situation.ts'
import { ALL, fareLabel } from './words.ts'

export const SLOW_MS = 3000

/** A request that is about to be answered, and the call that it is for, if any. */
export type Asked = {
  db: Database
  call: Call | null
  incoming: Incoming
  /** Of the one who asks: they have gone. */
  signal: AbortSignal
  watch: FaultWatch
}

/** How a call fares under these faults, null: as ever. Its own fault goes before that of all. */
export function fareOf(faults: readonly Fault[], call: Call | null): Fare | null {
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
  return said(asked, refusalOf(fare, asked.call ? callName(asked.call) : ''))
}

/** In the dialect that is set. */
function said({ db, incoming }: Asked, refused: Refused): Answer {
  return dialectOf(db).say(incoming.path, refused.toAnswer())
}

const mishaps: Record<MishapName, (asked: Asked) => Answer | null | Promise<Answer | null>> = {
  slow: async ({ signal }) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, SLOW_MS)), gone(signal)])
    return signal.aborted ? lost : null
  },
  never: async ({ signal, watch }) => {
    await Promise.race([watch.changed, gone(signal)])
    return lost
  },
  malformed: () => ({ status: 200, body: '{"data": [{"id": "' }),
  throttled: (asked) => said(asked, throttled()),
  offline: () => lost,
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
