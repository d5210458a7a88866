import { initialsOf } from '@campo-livre/domain/text/initials.ts'
import type { ReactNode } from 'react'
import classes from './person-line.module.css'

type Props = {
  /** The place in the list; undefined where it is none. */
  place?: number | undefined
  name: string
  goalkeeper: boolean
  /** The name as a link, where one leads to them. */
  link?: ReactNode
  /** The facts below the name: the reason of their place. */
  children?: ReactNode
}

/** Somebody of a game in a line: number, face, name; the face of who keeps the goal says so. */
export function PersonLine({ place, name, goalkeeper, link, children }: Props) {
  return (
    <span className={classes.line}>
      <span className={classes.place} aria-hidden>
        {place}
      </span>
      {goalkeeper ? (
        <span className={classes.face} data-goal>
          gol
        </span>
      ) : (
        <span className={classes.face} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      <span className={classes.who}>
        <span className={classes.name}>{link || name}</span>
        {children}
      </span>
    </span>
  )
}
