import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

type ActionBarProps = {
  /** The group's name for screen readers: `O que fazer com o racha`. */
  label: string
  /** The one main act of the screen: a `primary` button or link. */
  main: ReactNode
  /** Up to two acts beside it: `secondary` buttons or links. */
  children?: ReactNode
  /** The menu of all the rest, a `MoreMenu`. */
  more?: ReactNode
  /** A failure of an act, or that it takes long: above the acts, so that it is seen wherever the page is scrolled. */
  notice?: ReactNode
}

/**
 * The acts of a screen. On a phone they stay at the bottom, where the thumb is, and the page makes room for them; on a
 * wider or a very low screen they stand in the flow, under the head after which they are written.
 */
export function ActionBar({ label, main, children, more, notice }: ActionBarProps) {
  return (
    <div className={styles.bar} data-act-bar>
      {notice}
      <div role="group" aria-label={label} className={styles.acts}>
        {main}
        {children}
        {more}
      </div>
    </div>
  )
}
