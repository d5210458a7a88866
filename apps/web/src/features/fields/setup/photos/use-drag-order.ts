import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels from the edge of the window at which the page scrolls along, and how far at each move. */
const EDGE = 96
const SCROLL = 16

type Drag = { from: number; over: number }

/** Orders the items of a list by pointer or finger; each item has `data-place`, its index. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  const begin = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    let over = from
    setDrag({ from, over })
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (clientY < EDGE) window.scrollBy(0, -SCROLL)
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
      const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
      if (!item) return
      over = Number(item.dataset.place)
      setDrag({ from, over })
    }
    const end = () => {
      stop.current?.()
      if (over !== from) onMove(from, over)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop.current?.()
    }
    stop.current = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', giveUp)
      window.removeEventListener('keydown', escape)
      setDrag(null)
    }
    const giveUp = () => stop.current?.()
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', giveUp)
    window.addEventListener('keydown', escape)
  }
  return { drag, begin }
}
