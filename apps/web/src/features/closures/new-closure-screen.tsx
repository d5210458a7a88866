import '@campo-livre/ui/styles/controls.css'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './new/closure-form.module.css'
import { NewClosure } from './new/new-closure.tsx'

const route = getRouteApi('/_company/company/closures/new')

/** The page on which a company closes fields, and decides about the bookings in the way (A9, H1). */
export function NewClosureScreen() {
  const company = useQuery(ownCompanyQuery())
  const picked = route.useSearch()
  return (
    <>
      <title>{pageTitle('Novo fechamento')}</title>
      <PageHeader
        title="Novo fechamento"
        actions={
          <Link to="/company/closures" className={button.secondary}>
            Ver fechamentos
          </Link>
        }
      >
        Ninguém reserva no horário fechado. As reservas que já existem, você decide uma a uma.
      </PageHeader>
      <QueryState query={company} skeleton={<FormSkeleton />} failure="Não deu para buscar sua arena">
        {(own) =>
          own.fields.length === 0 ? <NoFields /> : <NewClosure key={own.id} own={own} picked={picked} />
        }
      </QueryState>
    </>
  )
}

function NoFields() {
  return (
    <EmptyState
      title="Ainda não há o que fechar"
      text="Quando a arena tiver um campo, os horários dele se fecham aqui."
      action={<Link to="/company/fields">Ver campos da arena</Link>}
    />
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form} role="status" aria-label="Buscando sua arena">
      <Skeleton height="6rem" />
      <Skeleton height="12rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
