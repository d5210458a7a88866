import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import type { ReactNode } from 'react'
import classes from './hero.module.css'

type Props = {
  title: string
  /** The page's promise in one sentence. */
  promise: string
  /** The first thing to do. */
  children: ReactNode
  /** A drawing of the promise, where there is room for it. */
  picture?: ReactNode
}

/** The header of a public page: title, promise, and the first thing to do. */
export function Hero({ title, promise, children, picture }: Props) {
  return (
    <header className={`cl-turf cl-hero ${classes.hero}`}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={`cl-hero-title ${classes.promise}`}>{promise}</p>
        <div className={classes.actions}>{children}</div>
      </div>
      {picture && (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <TurfLines />
    </header>
  )
}
