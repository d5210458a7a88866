import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { isMissingCode, reloadOnce } from '../../lib/loading/stale-code.ts'

/**
 * The error boundary of an area: the frame stays, the screen shows a failure and offers to try again. When code is
 * missing, the page is reloaded once, and after that `/erro` is shown (B8).
 */
export function RouteFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const { pathname, href } = router.latestLocation
  const leaves = isMissingCode(error) && navigator.onLine && pathname !== '/erro'
  const again = useCallback(() => void router.invalidate(), [router])
  useEffect(() => {
    if (leaves && !reloadOnce()) {
      void router.navigate({ to: '/erro', search: { de: href }, replace: true })
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
    // Repeated only for another address: a page that is reloading may still render.
  }, [leaves, href, again, router])
  if (leaves) return null
  return (
    <FailureState
      title="Essa tela não abriu"
      message="Algo deu errado por aqui. Tente de novo."
      offline={!navigator.onLine}
      // Only a new page requests missing code again.
      onRetry={() => (navigator.onLine ? window.location.reload() : again())}
      headingLevel={1}
    />
  )
}
