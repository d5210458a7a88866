import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'

type Props = {
  filtered: boolean
  /** The searched words. */
  search?: string | undefined
  /** True when only upcoming bookings are listed. */
  upcoming?: boolean
  /** True for a page after the last one. */
  beyond: boolean
}

/** The empty list: because of the page, of the filters, or because nobody has booked yet. */
export function CompanyBookingsEmpty({ filtered, search, upcoming, beyond }: Props) {
  if (beyond) {
    return (
      <EmptyState
        title="Essa página não tem reservas"
        text="A lista ficou menor."
        action={
          <Link
            from="/company/bookings"
            to="/company/bookings"
            search={(old) => ({ ...old, pagina: undefined })}
          >
            Ir para a primeira
          </Link>
        }
      />
    )
  }
  if (search !== undefined) {
    return (
      <EmptyState
        title={`Nada com “${search}”`}
        text={
          upcoming
            ? 'Só as próximas foram olhadas. A reserva pode já ter passado ou sido cancelada.'
            : 'Confira o nome, o telefone ou o código, ou tire os filtros.'
        }
        action={
          <Link
            to="/company/bookings"
            search={{ visao: 'lista', busca: upcoming ? search : undefined, quando: 'todas' }}
          >
            {upcoming ? 'Procurar em todas' : 'Ver todas as reservas'}
          </Link>
        }
      />
    )
  }
  return filtered ? (
    <EmptyState
      title="Nada com esses filtros"
      text="Tente outro dia, outro campo ou outra situação."
      action={
        <Link to="/company/bookings" search={{ visao: 'lista' }}>
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
