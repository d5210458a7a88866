import type { Answer } from '@campo-livre/backend/http/answer.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { refusalOf, throttled } from './refusal-of.ts'
import type { FaultEffect, Fault, FaultEffectName } from './situation.ts'
import { ALL, effectLabel } from './words.ts'

export const SLOW_MS = 3000

/** The call that is made, null for an unknown one, and what may end the effect of a fault before its time. */
export type Asked = {
  call: Named | null
  /** Aborted when the caller has gone. */
  signal: AbortSignal
  /** Resolves when other faults are on. */
  changed: Promise<void>
}
type Named = { readonly method: string; readonly path: string }

/** Returns the effect of these faults on a call; null for none. A call's own fault goes before the one of all. */
export function effectOf(faults: readonly Fault[], call: Named | null): FaultEffect | null {
  if (faults.length === 0) return null
  const name = call && callName(call)
  const fault = faults.find((each) => each.call === name) ?? faults.find((each) => each.call === ALL)
  return fault?.effect ?? null
}

/** Returns whether nothing at all gets through, so that the device itself has no connection. */
export function isOffline(faults: readonly Fault[]): boolean {
  return faults.some(({ call, effect }) => call === ALL && effect === 'offline')
}

/** The answer that never comes: for the caller it is as if there were no connection. */
export const noAnswer: Answer = { status: 0, body: null }

/**
 * Applies the effect of a fault to a call: returns the answer in place of its own, or null when it only took long. No
 * lock is held meanwhile; a call that fails does nothing.
 */
export async function applyEffect(effect: FaultEffect, asked: Asked): Promise<Answer | null> {
  const answer = await instead(effect, asked)
  return answer && { ...answer, rule: ruleOfEffect(effect) }
}

/** Returns the sentence of the call log on a call that a fault answered. */
export function ruleOfEffect(effect: FaultEffect): string {
  return `Falha pedida: ${effectLabel(effect)}.`
}

function instead(effect: FaultEffect, asked: Asked): Answer | null | Promise<Answer | null> {
  if (typeof effect !== 'number') return effects[effect](asked)
  return refusalOf(effect, asked.call ? callName(asked.call) : '').toAnswer()
}

const effects: Record<FaultEffectName, (asked: Asked) => Answer | null | Promise<Answer | null>> = {
  slow: async ({ signal }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, SLOW_MS)
    await Promise.race([promise, gone(signal)])
    clearTimeout(timer)
    return signal.aborted ? noAnswer : null
  },
  never: async ({ signal, changed }) => {
    await Promise.race([changed, gone(signal)])
    return noAnswer
  },
  malformed: () => ({ status: 200, body: '{"data": [{"id": "' }),
  throttled: () => throttled().toAnswer(),
  offline: () => noAnswer,
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
