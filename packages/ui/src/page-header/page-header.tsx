import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  /** A sentence below the title: a count, a place, a date. */
  children?: ReactNode
  /** A way back, above the title. */
  back?: ReactNode
  /** Buttons beside the title; below it on a phone. */
  actions?: ReactNode
}

/** The head of a screen: one `h1`, what it is about, and what can be done with it. */
export function PageHeader({ title, children, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
