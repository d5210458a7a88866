/** The id of the toasts' element: a modal dialog has to own it by ARIA, or toasts are not announced. */
export const TOASTS_ID = 'avisos'

export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type Severity = (typeof severities)[number]

/** The content of a toast (F5). */
export type ToastMessage = {
  severity: Severity
  /** The event, in one sentence. */
  title: string
  /** A second sentence, where it helps. */
  text?: string
  /** The lifetime in milliseconds; without it, until it is closed. */
  lifeMs?: number
  /** The subject of toasts that are removed together. */
  group?: string
}
