import { useEffect, useRef } from 'react'

/** A button that is off while it sends loses the focus: it gets it back, unless it has gone elsewhere. */
export function useFocusKept(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    if (!pending && had.current && document.activeElement === document.body) button.current?.focus()
    had.current = pending
  }, [pending])
  return button
}
