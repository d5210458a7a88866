import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { isMissingCode, reloadOnce } from '../lib/stale-code.ts'

/**
 * The boundary of an area: the frame stays, the screen says that it failed and offers to try again. Where its code did
 * not come the page is loaded anew, once, and then there is `/erro` (B8).
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
    // Again only for another address: a page that is being loaded anew may still be drawn.
  }, [leaves, href, again, router])
  if (leaves) return null
  return (
    <FailureState
      title="Essa tela não abriu"
      message="Algo deu errado por aqui. Tente de novo."
      offline={!navigator.onLine}
      // Code that failed to come is asked for anew only by a new page.
      onRetry={() => (navigator.onLine ? window.location.reload() : again())}
      headingLevel={1}
    />
  )
}
