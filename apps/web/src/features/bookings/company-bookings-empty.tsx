import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

/** No bookings at the company: because of the filter, or because nobody has booked yet. */
export function CompanyBookingsEmpty({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Nada com esses filtros"
      text="Tente outro dia, outro campo ou outra situação."
      action={
        <Link to="/company/bookings" search={{}}>
          Ver todas as reservas
        </Link>
      }
    />
  ) : (
    <EmptyState
      title="Nenhuma reserva ainda"
      text="Assim que alguém reservar um campo seu, a reserva aparece aqui."
      action={<Link to="/company">Voltar ao painel</Link>}
    />
  )
}
