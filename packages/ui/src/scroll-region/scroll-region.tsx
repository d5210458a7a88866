import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

type ScrollRegionProps = {
  /** The name for a screen reader. */
  name: string
  children: ReactNode
}

/** Shows what is wider than the page, such as a table, in a box that scrolls by itself, also with the keyboard. */
export function ScrollRegion({ name, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
