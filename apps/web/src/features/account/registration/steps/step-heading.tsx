import { type ReactNode, useEffect, useRef } from 'react'
import classes from './steps.module.css'

/** Whether a place is another one than the last; not so at first, when nobody has moved yet. Kept by the screen. */
export type Moved = (place: string) => boolean

export function trackPlaces(): Moved {
  let last: string | null = null
  return (place) => {
    const moved = last !== null && last !== place
    last = place
    return moved
  }
}

type Props = {
  /** Changes with what is shown. */
  place: string
  moved: Moved
  /** Small, before it: `Etapa 2 de 3`. */
  before?: string
  children: ReactNode
}

/** The title of what is shown now. It takes the focus, and so is read aloud, when it comes after something else. */
export function StepHeading({ place, moved, before, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved(place)) heading.current?.focus()
  }, [place, moved])
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.heading}>
      {before !== undefined && <span className={classes.before}>{before} </span>}
      {children}
    </h2>
  )
}
