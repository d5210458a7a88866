import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** The position of the line for now in the visible part: the future gets more room than the past. */
const AT = 0.25

type Now = {
  /** The part of the board that has passed, from 0 to 1. */
  part: number
  /** The number of its hours. */
  hours: number
  /** A number whose changes scroll the board. */
  step: number | string
}

/**
 * Scrolls a board so that now is in view, beginning at a full hour: at first, and at each step as time passes. Not at
 * every tick, so that a user may look elsewhere for a while.
 */
export function useNowInView(scroller: RefObject<HTMLElement | null>, { part, hours, step }: Now): void {
  const bringIntoView = useEffectEvent(() => {
    const element = scroller.current
    if (element === null) return
    const names = element.querySelector<HTMLElement>('[data-names]')?.offsetWidth ?? 0
    const track = element.scrollWidth - names
    const wanted = track * part - (element.clientWidth - names) * AT
    element.scrollTo({ left: Math.floor((wanted / track) * hours) * (track / hours) })
  })
  useLayoutEffect(() => bringIntoView(), [step])
}
