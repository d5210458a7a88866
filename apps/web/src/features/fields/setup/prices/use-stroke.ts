import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Place } from './grid-area.ts'
import { placeOf, scrollBeyond, tileAt } from './grid-places.ts'
import { beginPress, movePress, type Press, PRESS_MS } from './press.ts'

type Options = {
  /** Called at the first tile; `extends_`: with Shift, from where the selection began. */
  begin: (place: Place, extends_: boolean) => void
  extend: (place: Place) => void
  /** Called at the end; false when it was broken off. */
  end: (done: boolean) => void
}

type Running = { id: number; press: Press; place: Place; withShift: boolean; timer?: number }

/**
 * A stroke of a pointer over the tiles of a grid. A mouse draws at once; a finger rests first, so that moving it
 * scrolls; a tap is a stroke of one tile.
 */
export function useStroke({ begin, extend, end }: Options) {
  const ref = useRef<HTMLDivElement>(null)
  const running = useRef<Running | null>(null)
  useEffect(() => {
    const grid = ref.current
    // React listens to it in a way that cannot stop the scrolling.
    const hold = (event: TouchEvent) => {
      if (running.current?.press.state === 'painting') event.preventDefault()
    }
    grid?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      grid?.removeEventListener('touchmove', hold)
      window.clearTimeout(running.current?.timer)
    }
  }, [])

  const start = (now: Running) => {
    now.press = { ...now.press, state: 'painting' }
    begin(now.place, now.withShift)
  }
  const stop = (done: boolean) => {
    const now = running.current
    running.current = null
    if (!now) return
    window.clearTimeout(now.timer)
    if (now.press.state === 'resting' && !done) return
    if (now.press.state === 'resting') begin(now.place, now.withShift)
    end(done)
  }
  const isOwn = (event: PointerEvent) => running.current?.id === event.pointerId
  return {
    ref,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A second finger breaks the stroke off.
        if (running.current) return stop(false)
        const place = placeOf(event.target)
        if (!place || place.row < 0 || place.column < 0 || event.button !== 0) return
        const point = { x: event.clientX, y: event.clientY }
        const press = beginPress(event.pointerType, point)
        const now: Running = { id: event.pointerId, press, place, withShift: event.shiftKey }
        running.current = now
        if (press.state === 'painting') {
          event.currentTarget.setPointerCapture(event.pointerId)
          start(now)
        } else now.timer = window.setTimeout(() => start(now), PRESS_MS)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = running.current
        if (!now || !isOwn(event)) return
        const [x, y] = [event.clientX, event.clientY]
        const press = movePress(now.press, { x, y })
        if (press === null) return stop(false)
        if (press.state !== 'painting') return
        scrollBeyond(event.currentTarget, x, y)
        const place = tileAt(event.currentTarget, x, y)
        if (place) extend(place)
      },
      onPointerUp: (event: PointerEvent) => {
        if (isOwn(event)) stop(true)
      },
      onPointerCancel: (event: PointerEvent) => {
        if (isOwn(event)) stop(false)
      },
      // A finger that rests asks for a menu on some phones.
      onContextMenu: (event: SyntheticEvent) => {
        if (running.current) event.preventDefault()
      },
    },
  }
}
