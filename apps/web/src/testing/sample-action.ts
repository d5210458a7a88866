import type { ActionState } from '../lib/action/action.ts'

/** An act that nobody has begun, but for these. */
export function sampleAction(changes: Partial<ActionState> = {}): ActionState {
  const nothing = () => undefined
  return {
    pending: false,
    sentence: null,
    limited: false,
    wait: { left: 0, total: 0 },
    abort: nothing,
    reset: nothing,
    ...changes,
  }
}
