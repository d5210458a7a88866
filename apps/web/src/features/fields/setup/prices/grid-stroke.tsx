import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Area } from './grid-area.ts'
import { tileElement } from './grid-places.ts'
import classes from './price-grid.module.css'

type Props = {
  grid: RefObject<HTMLElement | null>
  area: Area
  /** The price that it paints, as tiles show it. */
  price: string
}

/** The stroke that is being drawn: a block above the tiles of an area, with the price that they will have. */
export function GridStroke({ grid, area, price }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { top, bottom, left, right } = area
  useLayoutEffect(() => {
    const within = grid.current
    const first = tileElement(within, { row: top, column: left })?.getBoundingClientRect()
    const last = tileElement(within, { row: bottom, column: right })?.getBoundingClientRect()
    if (!ref.current || !within || !first || !last) return
    const corner = within.getBoundingClientRect()
    const x = first.left - corner.left - within.clientLeft + within.scrollLeft
    const y = first.top - corner.top - within.clientTop + within.scrollTop
    Object.assign(ref.current.style, {
      transform: `translate(${x}px, ${y}px)`,
      width: `${last.right - first.left}px`,
      height: `${last.bottom - first.top}px`,
    })
  }, [grid, top, bottom, left, right])
  return (
    <div ref={ref} aria-hidden className={classes.stroke}>
      {price}
    </div>
  )
}
