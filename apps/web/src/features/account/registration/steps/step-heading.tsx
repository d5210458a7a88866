import { type ReactNode, useEffect, useRef } from 'react'
import classes from './steps.module.css'

/** Returns whether a place differs from the last one; false for the first. The screen keeps it. */
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
  /** A key that changes with the content. */
  place: string
  moved: Moved
  /** Small text before it: `Etapa 2 de 3`. */
  before?: string
  children: ReactNode
}

/** The title of the present content. It takes the focus, and so is announced, when the content changes. */
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
