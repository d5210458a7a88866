import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a button that is disabled while it sends: afterwards it gets the focus back, unless that has moved
 * on.
 */
export function useRestoreFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    if (!pending && had.current && document.activeElement === document.body) button.current?.focus()
    had.current = pending
  }, [pending])
  return button
}
