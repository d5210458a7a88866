import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { store, StoreProvider, useAtomValue } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import classes from './toasts.module.css'
import { dropToasts, toastsAtom } from './toast-store.ts'

/** Puts the corner of toasts into the page, beside the app: they outlive any screen. */
export function mountToasts(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <StoreProvider store={store}>
      <ToastCorner />
    </StoreProvider>,
  )
}

/**
 * The corner in which toasts stand. It lies in the browser's top layer, above dialogs and menus whatever their level, so
 * its own is 0 (F5).
 */
function ToastCorner() {
  const shown = useAtomValue(toastsAtom)
  const corner = useRef<HTMLElement>(null)
  const empty = shown.length === 0
  useEffect(() => {
    if (empty) return undefined
    // Browsers that have no such layer show it by its style.
    if ('popover' in HTMLElement.prototype) corner.current?.showPopover()
    const onKeyDown = (event: KeyboardEvent) => {
      const newest = store.get(toastsAtom).findLast(({ leaving }) => !leaving)
      if (event.key !== 'Escape' || event.defaultPrevented || !newest) return
      event.preventDefault()
      dropToasts(({ id }) => id === newest.id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [empty])
  if (empty) return null
  return (
    <section ref={corner} popover="manual" className={classes.corner} aria-label="Avisos" data-toasts>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => dropToasts(({ id }) => id === toast.id)} />
      ))}
    </section>
  )
}
