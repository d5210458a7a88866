import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

type Props = {
  when: 'upcoming' | 'past'
  status: BookingStatus | undefined
  /** True for a page after the last one. */
  beyond: boolean
}

/** The empty list: why, and what to do next (G4). */
export function BookingsEmpty({ when, status, beyond }: Props) {
  const quando = when === 'past' ? ({ quando: 'passadas' } as const) : {}
  const back = (label: string) => (
    <Link to="/atleta/reservas" search={quando}>
      {label}
    </Link>
  )
  if (beyond) {
    return (
      <EmptyState
        title="Essa página não tem reservas"
        text="A lista ficou menor."
        action={back('Ir para a primeira')}
      />
    )
  }
  if (status) {
    const text = `Nenhuma reserva com a situação "${bookingStatusLabels[status]}" por aqui.`
    return <EmptyState title="Nada com esse filtro" text={text} action={back('Ver todas')} />
  }
  if (when === 'past') {
    return (
      <EmptyState
        title="Nenhuma reserva passada"
        text="Depois do primeiro jogo, seu histórico fica aqui."
        action={<Link to="/atleta/reservas">Ver as próximas</Link>}
      />
    )
  }
  return (
    <EmptyState
      title="Nenhum jogo marcado"
      text="Escolha um campo, veja o que está livre e reserve em um minuto."
      action={<Link to="/">Encontrar campos</Link>}
    />
  )
}
