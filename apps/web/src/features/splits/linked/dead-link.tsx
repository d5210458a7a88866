import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** The answer to a link of a bill that is old, foreign or guessed: the same for each. */
export function DeadLink() {
  return (
    <EmptyState
      title="Esse link não vale mais"
      text="Ele pode ter sido trocado. Peça o novo a quem divide a conta."
      action={<Link to="/">Encontrar campos</Link>}
      headingLevel={1}
    />
  )
}
