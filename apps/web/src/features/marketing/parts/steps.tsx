import type { ReactNode } from 'react'
import classes from './steps.module.css'

export type Step = { title: string; text: string; picture: ReactNode }

type Props = {
  steps: readonly Step[]
  /** True for steps in sequence, which have numbers. */
  numbered?: boolean
  /** True for pictures to be read, two in a row. */
  large?: boolean
}

/** Steps with pictures; each picture only illustrates the text next to it. */
export function Steps({ steps, numbered = false, large = false }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={classes.steps} data-count={large ? 'large' : steps.length}>
      {steps.map(({ title, text, picture }, index) => (
        <li key={title} className={classes.step}>
          <div className={classes.picture} aria-hidden>
            {picture}
          </div>
          <h3 className={classes.title}>
            {numbered && (
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
            )}
            {title}
          </h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </List>
  )
}
