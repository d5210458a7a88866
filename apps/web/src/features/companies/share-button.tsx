import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './contact/contact.module.css'

/** Shares this page by the system's dialog, else copies its link. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await window.navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // Closed without sharing, or the clipboard is blocked: there is nothing to report.
    }
  }
  return (
    <button type="button" className={styles.link} onClick={() => void share()}>
      <IconShare size={20} stroke={1.75} aria-hidden />
      <span aria-live="polite">{copied ? 'Link copiado' : 'Compartilhar'}</span>
    </button>
  )
}
