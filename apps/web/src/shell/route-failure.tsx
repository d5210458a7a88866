import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { useRouter } from '@tanstack/react-router'

/** The boundary of an area: the frame stays, the screen says that it failed and offers to try again. */
export function RouteFailure() {
  const router = useRouter()
  // Code that failed to come is asked for anew only by a new page.
  const retry = () => {
    if (navigator.onLine) window.location.reload()
    else void router.invalidate()
  }
  return (
    <FailureState
      title="Essa tela não abriu"
      message="Algo deu errado por aqui. Tente de novo."
      offline={!navigator.onLine}
      onRetry={retry}
      headingLevel={1}
    />
  )
}
