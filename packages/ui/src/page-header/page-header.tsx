import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  /** A sentence below the title: a count, a place, a date. */
  children?: ReactNode
  /** Buttons beside the title; below it on a phone. */
  actions?: ReactNode
}

/** The head of a screen: one `h1`, what it is about, and what can be done with it. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
