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

/** Milliseconds after which a press has changed the screen, and a dialog that it closed has given the focus back. */
const PRESSED_MS = 50

/** Gives the focus to the dialog within an element, where a press has taken away what had it. */
export function keepFocusIn(around: Element): void {
  window.setTimeout(() => {
    const dialog = around.querySelector<HTMLElement>('[role=dialog]')
    if (document.activeElement === document.body) dialog?.focus({ preventScroll: true })
  }, PRESSED_MS)
}
