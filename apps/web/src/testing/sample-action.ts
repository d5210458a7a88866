import type { ActionState } from '../lib/action/action.ts'

/** Returns the state of an action that was not started, with changes. */
export function sampleAction(changes: Partial<ActionState> = {}): ActionState {
  const nothing = () => undefined
  return {
    pending: false,
    sentence: null,
    error: null,
    limited: false,
    wait: { left: 0, total: 0 },
    abort: nothing,
    reset: nothing,
    ...changes,
  }
}
