import { store } from '../lib/state/store.ts'
import { toastGroupsAtom } from '../lib/toasts/toast-groups.ts'
import { toasts } from '../lib/toasts/toasts.ts'

/** Removes every toast at once, also those that are leaving or loading. */
export function resetToasts(): void {
  toasts.removeAll()
  store.set(toastGroupsAtom, [])
}
