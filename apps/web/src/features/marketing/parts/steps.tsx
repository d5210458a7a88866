import type { ReactNode } from 'react'
import classes from './steps.module.css'

export type Step = { title: string; text: string; picture: ReactNode }

type Props = {
  steps: readonly Step[]
  /** Whether they are done one after the other, and so have numbers. */
  numbered?: boolean
  /** Whether the pictures are to be read, and not only seen: two in a row. */
  large?: boolean
}

/** What happens, in pictures: each is a drawing of what the words beside it say, and says nothing of its own. */
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
