import { atom, store } from './store.ts'

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

export type Toast = ToastMessage & {
  id: number
  /** How often the same was said meanwhile: it begins its life anew each time. */
  round: number
  /** It is on its way out. */
  leaving: boolean
}

/** How long a toast takes to leave, in milliseconds (F5). */
const LEAVE_MS = 450

/** Of the element in the page that holds them: what is modal has to name it as its own, or they are not read aloud. */
export const TOASTS_ID = 'avisos'

/** All that are shown, oldest first. */
export const toastsAtom = atom<readonly Toast[]>([])

let count = 0

/** Puts a message among those shown. The same words again, in the same group, stay one toast. Returns its id. */
export function putToast(message: ToastMessage): number {
  const shown = store.get(toastsAtom)
  const same = shown.find((toast) => !toast.leaving && wordsOf(toast) === wordsOf(message))
  if (same) {
    const renewed = { ...same, ...message, round: same.round + 1 }
    store.set(
      toastsAtom,
      shown.map((toast) => (toast === same ? renewed : toast)),
    )
    return same.id
  }
  count += 1
  store.set(toastsAtom, [...shown, { ...message, id: count, round: 0, leaving: false }])
  return count
}

const wordsOf = ({ severity, title, text, group }: ToastMessage) =>
  JSON.stringify([severity, title, text, group])

/** Lets go of those that are meant, in the time that leaving takes. */
export function dropToasts(isMeant: (toast: Toast) => boolean): void {
  const meant = store.get(toastsAtom).filter((toast) => !toast.leaving && isMeant(toast))
  if (meant.length === 0) return
  const ids = new Set(meant.map(({ id }) => id))
  store.set(
    toastsAtom,
    store.get(toastsAtom).map((toast) => (ids.has(toast.id) ? { ...toast, leaving: true } : toast)),
  )
  setTimeout(() => {
    store.set(
      toastsAtom,
      store.get(toastsAtom).filter(({ id }) => !ids.has(id)),
    )
  }, LEAVE_MS)
}
