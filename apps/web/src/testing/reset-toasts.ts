import { store } from '../lib/store.ts'
import { toastGroupsAtom } from '../lib/toast-groups.ts'
import { toasts } from '../lib/toasts.ts'

/** Takes away every toast at once, also those that leave and those whose code is being loaded. */
export function resetToasts(): void {
  toasts.removeAll()
  store.set(toastGroupsAtom, [])
}
