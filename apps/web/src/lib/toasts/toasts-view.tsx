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

/**
 * Adds the toasts' corner to the page, outside of the app, so that they outlive any screen. Resolves when it is there.
 */
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
 * The corner of the toasts, in the browser's top layer, above dialogs and menus of any level, so its own level is 0
 * (F5). It exists before the first toast: a live region that appears with its text is often not announced. Only
 * additions are announced.
 */
function ToastCorner({ onShown }: { onShown: () => void }) {
  const groups = useAtomValue(toastGroupsAtom)
  const corner = useRef<HTMLElement>(null)
  const keyboard = useToastKeyboard()
  useEffect(() => {
    // Browsers without such a layer show it by its style.
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

/**
 * Closes the newest toast on Escape, unless the key is for a dialog or a menu, which may be closed by the time it
 * arrives here.
 */
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
