import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { codeFailed, reloadOnce } from '../lib/stale-code.ts'

/**
 * The boundary of an area: the frame stays, the screen says that it failed and offers to try again. Where its code did
 * not come the page is loaded anew, once, and then there is `/erro` (B8).
 */
export function RouteFailure() {
  const router = useRouter()
  const { pathname, href } = router.latestLocation
  const [leaves] = useState(() => codeFailed() && navigator.onLine && pathname !== '/erro')
  useEffect(() => {
    if (leaves && !reloadOnce(href)) {
      void router.navigate({ to: '/erro', search: { de: href }, replace: true })
    }
  }, [leaves, href, router])
  useEffect(() => {
    const again = () => void router.invalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [router])
  if (leaves) return null
  return (
    <FailureState
      title="Essa tela não abriu"
      message="Algo deu errado por aqui. Tente de novo."
      offline={!navigator.onLine}
      // Code that failed to come is asked for anew only by a new page.
      onRetry={() => (navigator.onLine ? window.location.assign(goal(pathname)) : void router.invalidate())}
      headingLevel={1}
    />
  )
}

/** From the error page itself the only way is home. */
const goal = (pathname: string) => (pathname === '/erro' ? '/' : window.location.href)
