import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Where the line for now stands in what is seen beside the names: what comes is more than what was. */
const AT = 0.25

type Now = {
  /** How much of the board has passed. */
  part: number
  /** How many hours it has. */
  hours: number
  /** At every change of it the board is scrolled again. */
  step: number
}

/**
 * Scrolls a board so that now is in view, from a full hour on: when it appears, and step by step as time goes by. Not
 * at every tick: whoever looks elsewhere is left there for a while.
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
