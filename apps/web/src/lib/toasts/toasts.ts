import { type ToastMessage, TOASTS_ID } from './toast-message.ts'
import type { Toaster } from './toasts-view.tsx'

let toaster: Toaster | null = null
let loading: Promise<void> | null = null

/** The messages from before the code of toasts was loaded, in order. */
const asked: ((toaster: Toaster) => void)[] = []

/** Loads the code of toasts; when that fails, the next toast tries again, and shows the earlier ones too. */
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

/** Returns one id for the same text in the same group, so that it stays one toast. */
function idOf({ severity, title, text, group }: ToastMessage): string {
  const words = JSON.stringify([severity, title, text, group])
  const id = ids.get(words) ?? `${TOASTS_ID}-${ids.size + 1}`
  ids.set(words, id)
  return id
}

/**
 * Short messages over the page, top right (F5). Their code is loaded with the first one, or before by `prefetch`, as a
 * message about a lost connection needs it loaded already.
 */
export const toasts = {
  prefetch,
  /** Shows a message; returns its id. The same text again stays one toast, whose lifetime starts again. */
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
