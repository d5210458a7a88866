import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** An unknown tab, or somebody else's. */
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
