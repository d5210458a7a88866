import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** Shown for an unknown booking or another user's. */
export function BookingMissing() {
  return (
    <EmptyState
      title="Não achamos essa reserva"
      text="O endereço pode estar incompleto, ou a reserva é de outra conta."
      action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
      headingLevel={1}
    />
  )
}
