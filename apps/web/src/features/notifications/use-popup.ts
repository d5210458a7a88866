import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

type Options = {
  box: RefObject<HTMLElement | null>
  /** The button that opened it; clicks there do not count as outside. */
  opener: RefObject<HTMLElement | null>
  /** True when it covers the screen and keeps the Tab key inside. */
  modal: boolean
  /** `returning`: the focus goes back to the opener. */
  onClose: (returning: boolean) => void
}

/**
 * Closes a popup on Escape, on a click outside, on navigation and, unless it is modal, when Tab leaves it, which goes
 * on from the opener. Toasts count as inside, so that closing one keeps the popup.
 */
export function usePopup({ box, opener, modal, onClose }: Options): void {
  const close = useRef(onClose)
  close.current = onClose
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => close.current(false)), [router])
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !document.body.contains(target)) return
      const inside = box.current?.contains(target) || opener.current?.contains(target)
      if (!inside && !target.closest('[data-toasts]')) close.current(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && modal) keepInside(box.current, event)
      if (event.key === 'Tab' && !modal && isAtEdge(box.current, event)) {
        if (event.shiftKey) event.preventDefault()
        close.current(true)
      }
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Before the toasts receive it.
      event.preventDefault()
      close.current(true)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.body.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.body.removeEventListener('keydown', onKeyDown)
    }
  }, [box, opener, modal])
}

const controlsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
]

/** Returns whether the Tab key leads out of the box. */
function isAtEdge(box: HTMLElement | null, { shiftKey }: KeyboardEvent): boolean {
  const controls = controlsOf(box)
  const active = document.activeElement
  if (!box?.contains(active)) return false
  return shiftKey ? !controls.some((each, index) => index > 0 && each === active) : active === controls.at(-1)
}

/** Moves the focus from the last control to the first, and back; from outside into the box. */
function keepInside(box: HTMLElement | null, event: KeyboardEvent): void {
  if (box?.contains(document.activeElement) && !isAtEdge(box, event)) return
  const controls = controlsOf(box)
  event.preventDefault()
  const to = event.shiftKey ? controls.at(-1) : controls[0]
  to?.focus()
}
