import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { hideToast, holdToast } from './toast-groups.ts'

const toastAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=group]') : null

/**
 * Returns handlers for the toasts' element: a toast's lifetime stops while it has the focus, Escape closes it, and
 * closing returns the focus.
 */
export function useToastKeyboard() {
  const cameFrom = useRef<EventTarget | null>(null)
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return {
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      const toast = toastAt(target)
      if (toast) holdToast(toast.id, true)
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const toast = toastAt(target)
      if (toast && !toast.contains(relatedTarget)) holdToast(toast.id, false)
    },
    onClick: ({ target }: MouseEvent) => {
      const toast = toastAt(target)
      const isButton = target instanceof Element && target.closest('button')
      if (isButton && toast?.contains(document.activeElement)) goBack()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const toast = toastAt(event.target)
      if (event.key !== 'Escape' || !toast) return
      event.preventDefault()
      goBack()
      hideToast(toast.id)
    },
  }
}
