import { type ToastMessage, TOASTS_ID } from './toast-message.ts'
import type { Toaster } from './toasts-view.tsx'

let toaster: Toaster | null = null
let loading: Promise<void> | null = null

/** What was asked for before what shows toasts was there, in order. */
const asked: ((toaster: Toaster) => void)[] = []

/** Loads what shows toasts; when that fails, the next toast tries again, and shows the earlier ones too. */
function prefetch(): void {
  loading ??= load().catch(() => {
    loading = null
  })
}

async function load(): Promise<void> {
  const { mountToasts } = await import('./toasts-view.tsx')
  const mounted = await mountToasts()
  toaster = mounted
  for (const act of asked.splice(0)) act(mounted)
}

function whenLoaded(act: (toaster: Toaster) => void): void {
  if (toaster) act(toaster)
  else asked.push(act)
}

const ids = new Map<string, string>()

/** The same words in the same group have the same id, so that they stay one toast. */
function idOf({ severity, title, text, group }: ToastMessage): string {
  const words = JSON.stringify([severity, title, text, group])
  const id = ids.get(words) ?? `${TOASTS_ID}-${ids.size + 1}`
  ids.set(words, id)
  return id
}

/**
 * Short messages over the page, top right (F5). Nothing of what shows them is loaded before the first, unless it is
 * warmed: one that says that the connection is gone has to be there by then.
 */
export const toasts = {
  prefetch,
  /** Shows a message; returns its id. The same words again stay one toast, which begins its life anew. */
  add: (message: ToastMessage): string => {
    const id = idOf(message)
    whenLoaded(({ showToast }) => showToast(id, message))
    prefetch()
    return id
  },
  remove: (id: string): void => whenLoaded(({ hideToast }) => hideToast(id)),
  removeGroup: (group: string): void => whenLoaded(({ hideGroup }) => hideGroup(group)),
  removeAll: (): void => whenLoaded(({ hideAll }) => hideAll()),
}
