import type { WriteMeta } from '../query/refresh.ts'
import type { ToastMessage } from '../toasts/toast-message.ts'
import type { Countdown } from '../notice/use-countdown.ts'

/** One try of an action. */
export type Attempt<V = unknown> = {
  variables: V
  /** Aborted when the user cancels the wait. */
  signal: AbortSignal
  /** The same until the action succeeds or its variables change, so that trying again never does it twice. */
  idempotencyKey: string
}

/** A call, and the subjects that it changes. */
export type ActionMutation<V, A> = {
  mutationFn: (variables: V, attempt: Attempt<V>) => Promise<A>
  meta: WriteMeta
  /** Writes the answer into the cache. It runs wherever the user is by then, but not after the session has ended. */
  onSuccess?: (answer: A, variables: V) => unknown
}

export type ActionOptions<V, A> = {
  mutation: ActionMutation<V, A>
  /** Returns the toast of a success, shown wherever the user is by then; null for none. */
  toast?: (answer: A, variables: V) => Pick<ToastMessage, 'title' | 'text'> | null
  /** Called after a success, while the screen is still shown. */
  done?: (answer: A, variables: V) => void
  /** Called after a failure, while the screen is still shown. */
  failed?: (error: Error) => void
  /** The sentence for a failure without one from the server: `Não deu para …`. */
  failure: string | ((error: Error) => string)
}

/** The visible state of an action, for `ActionFailure`, `ConfirmButtons` and the questions around them. */
export type ActionState = {
  pending: boolean
  /** The reason of the failure, as a sentence; null for none. */
  sentence: string | null
  error: Error | null
  /** True when it was refused for too many tries, so that the wait is shown. */
  limited: boolean
  wait: Pick<Countdown, 'left' | 'total'>
  /** Cancels waiting for the answer. */
  abort: () => void
  /** Clears the result. */
  reset: () => void
}

export type Action<V, A> = ActionState & {
  /** Starts the action; does nothing while it runs or has to wait. */
  run: (variables: V) => void
  /** The variables of the last try. */
  variables: V | undefined
  data: A | undefined
}
