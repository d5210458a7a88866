import '@campo-livre/ui/styles/controls.css'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './new/closure-form.module.css'
import { TellRain } from './rain/tell-rain.tsx'

/** The page on which a company says that it rained, and gives each booking what its rules say (A9, H1). */
export function RainScreen() {
  const company = useQuery(ownCompanyQuery())
  return (
    <>
      <title>{pageTitle('Choveu')}</title>
      <PageHeader
        title="Choveu"
        actions={
          <Link to="/company/closures" className={button.secondary}>
            Ver fechamentos
          </Link>
        }
      >
        Cada reserva nos campos descobertos recebe o que a regra dela diz: outro horário ou crédito.
      </PageHeader>
      <QueryState query={company} skeleton={<FormSkeleton />} failure="Não deu para buscar sua arena">
        {(own) =>
          own.fields.every(({ indoor }) => indoor) ? <NothingToWet /> : <TellRain key={own.id} own={own} />
        }
      </QueryState>
    </>
  )
}

function NothingToWet() {
  return (
    <EmptyState
      title="Aqui a chuva não pega"
      text="Nenhum campo da arena é descoberto. Quando houver um, a chuva se avisa aqui."
      action={<Link to="/company/fields">Ver campos da arena</Link>}
    />
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form} role="status" aria-label="Buscando sua arena">
      <Skeleton height="6rem" />
      <Skeleton height="10rem" />
    </div>
  )
}
