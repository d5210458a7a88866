import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { store, StoreProvider, useAtomValue } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import classes from './toasts.module.css'
import { dropToasts, TOASTS_ID, toastsAtom } from './toast-store.ts'

/** Puts the corner of toasts into the page, beside the app: they outlive any screen. */
export function mountToasts(): void {
  const host = document.createElement('div')
  host.id = TOASTS_ID
  document.body.append(host)
  createRoot(host).render(
    <StoreProvider store={store}>
      <ToastCorner />
    </StoreProvider>,
  )
}

/**
 * The corner in which toasts stand. It lies in the browser's top layer, above dialogs and menus whatever their level, so
 * its own is 0 (F5). It is there, shown, before the first toast: a live region that comes with its words is often not
 * read aloud. Only what is new in it is.
 */
function ToastCorner() {
  const shown = useAtomValue(toastsAtom)
  const corner = useRef<HTMLElement>(null)
  useEffect(() => {
    // Browsers that have no such layer show it by its style.
    if ('popover' in HTMLElement.prototype) corner.current?.showPopover()
    return closeByEscape()
  }, [])
  return (
    <section ref={corner} popover="manual" className={classes.corner} aria-label="Avisos" data-toasts>
      <div role="status" aria-atomic={false}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => dropToasts(({ id }) => id === toast.id)} />
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
    const newest = store.get(toastsAtom).findLast(({ leaving }) => !leaving)
    if (event.key !== 'Escape' || event.defaultPrevented || isForOther || !newest) return
    event.preventDefault()
    dropToasts(({ id }) => id === newest.id)
  }
  window.addEventListener('keydown', onCapture, true)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    window.removeEventListener('keydown', onCapture, true)
    document.removeEventListener('keydown', onKeyDown)
  }
}
