import { useEffect, useLayoutEffect, useRef } from 'react'

/** Milliseconds after which a dialog that closes by the act has given the focus back by itself. */
const CLOSED_MS = 30

/**
 * Returns the ref of a button that is disabled while it sends: afterwards it gets the focus back, unless that has moved
 * on. Where the act takes the button itself away, the dialog around it gets the focus.
 */
export function useRestoreFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    if (!pending && had.current && document.activeElement === document.body) button.current?.focus()
    had.current = pending
  }, [pending])
  useLayoutEffect(() => {
    const own = button.current
    const dialog = own?.closest<HTMLElement>('[role=dialog]') ?? null
    return () => {
      // Still in the document here, unlike at the end of an effect.
      if (own !== document.activeElement && !had.current) return
      window.setTimeout(() => {
        if (document.activeElement === document.body && dialog?.isConnected)
          dialog.focus({ preventScroll: true })
      }, CLOSED_MS)
    }
  }, [])
  return button
}
