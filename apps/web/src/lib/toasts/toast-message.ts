/** Of the element in the page that holds toasts: what is modal has to name it as its own, or they are not read aloud. */
export const TOASTS_ID = 'avisos'

export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type Severity = (typeof severities)[number]

/** What a toast says (F5). */
export type ToastMessage = {
  severity: Severity
  /** One sentence: what happened. */
  title: string
  /** A second one, where it helps. */
  text?: string
  /** How long it stays, in milliseconds; without it, until somebody closes it. */
  lifeMs?: number
  /** Toasts of one subject, which can be removed together. */
  group?: string
}
