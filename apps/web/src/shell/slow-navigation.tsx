import { useRouter, useRouterState } from '@tanstack/react-router'
import { Slow } from '../lib/slow.tsx'
import classes from './slow-navigation.module.css'

/** A screen that takes long to come, for its code or for a guard that waits for the user (B7): back to where one is. */
export function SlowNavigation({ afterMs = 8_000 }: { afterMs?: number }) {
  const router = useRouter()
  const waiting = useRouterState({ select: ({ status }) => status === 'pending' })
  if (!waiting) return null
  const stay = () => {
    void router.navigate({ href: router.state.resolvedLocation?.href ?? '/', replace: true })
  }
  return (
    <div className={classes.page}>
      <Slow onCancel={stay} afterMs={afterMs} />
    </div>
  )
}
