import { dropToasts, putToast, type ToastMessage } from './toast-store.ts'

let view: Promise<void> | null = null

/** Fetches what shows them; when it cannot be fetched, the next one tries again. */
function warm(): void {
  view ??= import('./toasts-view.tsx').then(
    ({ mountToasts }) => mountToasts(),
    () => {
      view = null
    },
  )
}

/**
 * Short messages over the page, top right (F5). Nothing of what shows them is loaded before the first, unless it is
 * warmed: one that says that the connection is gone has to be there by then.
 */
export const toasts = {
  warm,
  /** Shows a message; returns its id. */
  add: (message: ToastMessage): number => {
    warm()
    return putToast(message)
  },
  remove: (id: number) => dropToasts((toast) => toast.id === id),
  removeGroup: (group: string) => dropToasts((toast) => toast.group === group),
  removeAll: () => dropToasts(() => true),
}
