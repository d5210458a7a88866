import { companyTabsQuery } from '@campo-livre/api/tabs/list-tabs.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { countTabs, openTabStatuses } from '@campo-livre/domain/tabs/open-tabs.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './till.module.css'

/** The number of tabs that are listed; the rest is on the tabs' own screen. */
const SHOWN = 8

const open = companyTabsQuery({
  page: 1,
  perPage: SHOWN,
  filters: [
    {
      column: 'status',
      operator: 'or',
      conditions: openTabStatuses.map((value) => ({ mode: 'equals', value })),
    },
  ],
})

/** The tabs that are not paid yet: a closing leaves them to the next till. */
export function CarriedTabs() {
  const query = useQuery(open)
  return (
    <section className={classes.card} aria-labelledby="comandas-abertas">
      <h2 id="comandas-abertas" className={classes.title}>
        Comandas abertas
      </h2>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando as comandas abertas">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para buscar as comandas abertas"
      >
        {({ items, meta }) => (
          <>
            <p className={classes.note}>
              {meta.total === 0
                ? 'Nenhuma: tudo que saiu já foi pago.'
                : `${countTabs(meta.total)}. O que ficar passa para o próximo caixa.`}
            </p>
            <ul className={classes.lines}>
              {items.map(({ id, code, customerName, dueCents }) => (
                <li key={id} className={classes.line}>
                  <Link to="/company/tabs" search={{ comanda: id }} className={classes.what}>
                    {customerName} <small className={classes.note}>{code}</small>
                  </Link>
                  <span className={classes.cents}>{formatCents(dueCents)}</span>
                </li>
              ))}
            </ul>
            {meta.total > items.length && <Link to="/company/tabs">Ver todas no balcão</Link>}
          </>
        )}
      </QueryState>
    </section>
  )
}
