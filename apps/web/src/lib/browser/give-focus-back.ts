import type { FocusEvent } from 'react'

/**
 * Returns the `onFocus` of a dialog: while it closes, the focus goes back to where it came from. Mantine moves the focus
 * into a dialog a moment after it has opened, also when Escape has been pressed in between, and does not return it then.
 */
export function giveFocusBack(opened: boolean) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (opened || !(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return
    relatedTarget.focus({ preventScroll: true })
  }
}
