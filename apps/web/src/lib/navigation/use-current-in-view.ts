import { type RefObject, useLayoutEffect } from 'react'

/** Moves a strip of links sideways so that its open one stands in the middle, also when another is opened. */
export function useCurrentInView(strip: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const nav = strip.current
    const link = nav?.querySelector('[aria-current]')
    if (!nav || !link) return
    const { left, width } = link.getBoundingClientRect()
    nav.scrollBy({
      left: left - nav.getBoundingClientRect().left - (nav.clientWidth - width) / 2,
      behavior: 'instant',
    })
  }, [strip, current])
}
