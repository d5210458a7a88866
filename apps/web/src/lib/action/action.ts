import type { WriteMeta } from '../query/refresh.ts'
import type { ToastMessage } from '../toasts/toast-message.ts'
import type { Wait } from '../notice/use-wait.ts'

/** One try of an act. */
export type Attempt<V = unknown> = {
  variables: V
  /** Aborted when its person does not want to wait any longer. */
  signal: AbortSignal
  /** The same until it has succeeded, or something else is wanted: trying again never does it twice. */
  idempotencyKey: string
}

/** A call, and what it changes. */
export type ActionMutation<V, A> = {
  mutationFn: (variables: V, attempt: Attempt<V>) => Promise<A>
  meta: WriteMeta
  /** Lays the answer over what is known. Wherever its person is by now, but not when their session is over. */
  onSuccess?: (answer: A, variables: V) => unknown
}

export type ActionOptions<V, A> = {
  mutation: ActionMutation<V, A>
  /** Says that it is done, wherever its person is by now. */
  toast?: (answer: A, variables: V) => Pick<ToastMessage, 'title' | 'text'>
  /** What comes next, for who is still here. */
  done?: (answer: A, variables: V) => void
  /** Where to look when it failed, for who is still here. */
  failed?: (error: Error) => void
  /** What to say when the server says nothing: `Não deu para …`. */
  failure: string | ((error: Error) => string)
}

/** What shows of an act: `ActionFailure`, `ConfirmButtons` and the questions around them take it. */
export type ActionState = {
  pending: boolean
  /** Why it failed as far as it can be said in a sentence; null when it did not. */
  sentence: string | null
  /** Whether it was refused because it came too often: the wait is told. */
  limited: boolean
  wait: Pick<Wait, 'left' | 'total'>
  /** Waits no longer for the answer. */
  abort: () => void
  /** Forgets how it went. */
  reset: () => void
}

export type Action<V, A> = ActionState & {
  /** Nothing while it is under way, or has to wait. */
  run: (variables: V) => void
  /** What it is or was about. */
  variables: V | undefined
  data: A | undefined
  error: Error | null
}
