import { useRouter, useRouterState } from '@tanstack/react-router'
import { SlowNotice } from '../lib/loading/slow-notice.tsx'
import classes from './slow-navigation.module.css'

/**
 * Shown when a screen takes long to load, for its code or for a guard that waits for the user (B7): offers the way
 * back.
 */
export function SlowNavigation({ afterMs = 8_000 }: { afterMs?: number }) {
  const router = useRouter()
  const waiting = useRouterState({ select: ({ status }) => status === 'pending' })
  if (!waiting) return null
  const stay = () => {
    void router.navigate({ href: router.state.resolvedLocation?.href ?? '/', replace: true })
  }
  return (
    <div className={classes.page}>
      <SlowNotice onCancel={stay} afterMs={afterMs} />
    </div>
  )
}
