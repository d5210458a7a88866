import { creditsQuery } from '@campo-livre/api/account/credits.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import classes from '../../../lib/resource/card-screen.module.css'

/** The credit that an athlete has left, by arena. */
export function CreditScreen() {
  const query = useQuery(creditsQuery())
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Crédito')}</title>
      <PageHeader title="Crédito">
        {query.data?.length ? 'Paga reserva, comanda ou mensalidade na própria arena, sem prazo.' : null}
      </PageHeader>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando seu crédito" className={classes.cards}>
            {[1, 2].map((row) => (
              <Skeleton key={row} height="6rem" />
            ))}
          </div>
        }
        failure="Não deu para buscar seu crédito"
      >
        {(credits) =>
          credits.length === 0 ? (
            <EmptyState
              title="Nenhum crédito agora"
              text="Quando chove, ou quando você prefere crédito a receber de volta, o valor fica guardado aqui, na arena."
              action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
            />
          ) : (
            <ul className={classes.cards} aria-label="Crédito">
              {credits.map(({ companyId, companyName, city, leftCents }) => (
                <li key={companyId}>
                  <RowCard
                    title={
                      <Link to="/company/$id" params={{ id: companyId }} className={card.link}>
                        {companyName}
                      </Link>
                    }
                    facts={city}
                    status={null}
                    figure={formatCents(leftCents)}
                    next="Ver os campos de lá"
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  )
}
