import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

type Options = {
  box: RefObject<HTMLElement | null>
  /** The button that opened it: what is done there is not done outside. */
  opener: RefObject<HTMLElement | null>
  /** `returning`: the keyboard goes back to the opener. */
  onClose: (returning: boolean) => void
}

/**
 * What lies over a screen is left by Escape, by a click outside and by going to another screen, and the Tab key stays in
 * it. Toasts are part of it: who closes one goes on where they were.
 */
export function usePopup({ box, opener, onClose }: Options): void {
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
      if (event.key === 'Tab') keepInside(box.current, event)
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Before the toasts hear of it.
      event.preventDefault()
      close.current(true)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.body.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.body.removeEventListener('keydown', onKeyDown)
    }
  }, [box, opener])
}

/** From the last control on to the first, and back; from anywhere else into the box. */
function keepInside(box: HTMLElement | null, event: KeyboardEvent): void {
  const controls = [...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const active = document.activeElement
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  const within = event.shiftKey ? controls.some((each) => each === active) : box?.contains(active)
  if (within === true && active !== edge) return
  event.preventDefault()
  const to = event.shiftKey ? controls.at(-1) : controls[0]
  to?.focus()
}
