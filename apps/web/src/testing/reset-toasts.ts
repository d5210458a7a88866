import { store } from '../lib/store.ts'
import { toastGroupsAtom } from '../lib/toast-groups.ts'
import { toasts } from '../lib/toasts.ts'

/** Removes every toast at once, also those that are leaving or loading. */
export function resetToasts(): void {
  toasts.removeAll()
  store.set(toastGroupsAtom, [])
}
