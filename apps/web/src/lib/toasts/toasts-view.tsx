import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { store, StoreProvider, useAtomValue } from '../state/store.ts'
import { Themed } from '../theme/themed.tsx'
import { hideAll, hideGroup, hideToast, newestToast, showToast, toastGroupsAtom } from './toast-groups.ts'
import { ToastList } from './toast-list.tsx'
import { TOASTS_ID } from './toast-message.ts'
import classes from './toasts.module.css'
import { useToastKeyboard } from './use-toast-keyboard.ts'

const toaster = { showToast, hideToast, hideGroup, hideAll }
export type Toaster = typeof toaster

/** Puts the corner of toasts into the page, beside the app: they outlive any screen. Resolves when it is there. */
export function mountToasts(): Promise<Toaster> {
  const host = document.createElement('div')
  host.id = TOASTS_ID
  document.body.append(host)
  return new Promise((resolve) => {
    createRoot(host).render(
      <StoreProvider store={store}>
        <Themed>
          <ToastCorner onShown={() => resolve(toaster)} />
        </Themed>
      </StoreProvider>,
    )
  })
}

/**
 * The corner in which toasts stand. It lies in the browser's top layer, above dialogs and menus whatever their level, so
 * its own is 0 (F5). It is there, shown, before the first toast: a live region that comes with its words is often not
 * read aloud. Only what is new in it is.
 */
function ToastCorner({ onShown }: { onShown: () => void }) {
  const groups = useAtomValue(toastGroupsAtom)
  const corner = useRef<HTMLElement>(null)
  const keyboard = useToastKeyboard()
  useEffect(() => {
    // Browsers that have no such layer show it by its style.
    if ('popover' in HTMLElement.prototype) corner.current?.showPopover()
    onShown()
    return closeByEscape()
  }, [onShown])
  return (
    <section
      ref={corner}
      popover="manual"
      className={classes.corner}
      aria-label="Avisos"
      data-toasts
      {...keyboard}
    >
      <div role="status" aria-atomic={false}>
        {groups.map(({ name, store: shown }) => (
          <ToastList key={name} store={shown} />
        ))}
      </div>
    </section>
  )
}

/** Escape closes the newest, unless it is for a dialog or a menu, which may be gone by the time it is heard here. */
function closeByEscape(): () => void {
  let isForOther = false
  const onCapture = () => {
    isForOther = document.querySelector('[role=dialog], [role=menu]') !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const newest = newestToast()
    if (event.key !== 'Escape' || event.defaultPrevented || isForOther || newest === undefined) return
    event.preventDefault()
    hideToast(newest)
  }
  window.addEventListener('keydown', onCapture, true)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    window.removeEventListener('keydown', onCapture, true)
    document.removeEventListener('keydown', onKeyDown)
  }
}
