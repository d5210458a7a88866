import { splitsQuery } from '@campo-livre/api/splits/get-split.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import BillCards from './bill-cards.tsx'
import classes from '../../../lib/resource/card-screen.module.css'

/** The bills that an athlete divides, or has a share of (H10). */
export function BillsScreen() {
  const query = useQuery(splitsQuery())
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Contas divididas')}</title>
      <PageHeader title="Contas divididas" />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando suas contas divididas" className={classes.cards}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height="7rem" />
            ))}
          </div>
        }
        failure="Não deu para buscar suas contas divididas"
      >
        {(bills) =>
          bills.length === 0 ? (
            <EmptyState
              title="Nenhuma conta dividida"
              text="Em uma reserva, uma comanda ou um racha, escolha “Dividir a conta”: cada um paga a sua parte."
              action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
            />
          ) : (
            <BillCards bills={bills} titled={false} />
          )
        }
      </QueryState>
    </div>
  )
}
