import type { ReactNode } from 'react'
import button from '../button/button.module.css'
import { Drawing, type DrawingName } from '../drawing/drawing.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** One sentence: what is missing, or what to do. */
  title: string
  /** A second sentence, where it helps. */
  text?: string
  /** The second sentence where it takes more than plain text. */
  children?: ReactNode
  /** The one next step: a link or button, which gets the look of the main button. */
  action?: ReactNode
  /** The drawing above the title. */
  drawing?: DrawingName
  headingLevel?: 1 | 2 | 3
}

/** Shows that there is nothing yet: a small court with one missing line, one sentence, one button. */
export function EmptyState({
  title,
  text,
  children = text,
  action,
  drawing = 'booked',
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.state}>
      <Drawing drawing={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={`${styles.action} ${button.main}`}>{action}</div>}
    </section>
  )
}
