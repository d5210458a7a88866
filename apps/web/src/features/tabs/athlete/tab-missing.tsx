import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** Shown for an unknown tab or another user's. */
export function TabMissing() {
  return (
    <EmptyState
      title="Não achamos essa comanda"
      text="O endereço pode estar incompleto, ou a comanda é de outra conta."
      action={<Link to="/atleta/comandas">Ver minhas comandas</Link>}
      headingLevel={1}
    />
  )
}
