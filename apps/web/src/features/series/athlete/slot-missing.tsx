import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** Shown for an unknown fixed slot or another user's. */
export function SlotMissing() {
  return (
    <EmptyState
      title="Não achamos esse horário fixo"
      text="O endereço pode estar incompleto, ou o horário é de outra conta."
      action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
      headingLevel={1}
    />
  )
}
