import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'

/** The boundary of an area: the frame stays, the screen says that it failed and offers to try again. */
export function RouteFailure({ reset }: ErrorComponentProps) {
  return (
    <FailureState
      title="Essa tela não abriu"
      message="Algo deu errado por aqui. Tente de novo."
      onRetry={reset}
      headingLevel={1}
    />
  )
}
