import '@campo-livre/ui/styles/controls.css'
import { tillQuery } from '@campo-livre/api/tills/get-till.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { QueryState } from '../../lib/query/query-state.tsx'
import { CarriedTabs } from './carried-tabs.tsx'
import { NoTill } from './no-till.tsx'
import { OpenTillView } from './open-till-view.tsx'
import { TillFormDrawer } from './till-form-drawer.tsx'
import { tillSearchSchema } from './till-search.ts'
import classes from './till.module.css'

const route = getRouteApi('/_company/company/till/')

/** The till of the counter (A9, H3): what it began with, what was put in and taken out, and its closing. */
export function TillScreen() {
  const { fazer } = z.parse(tillSearchSchema, route.useSearch())
  const query = useQuery(tillQuery())
  return (
    <>
      <title>{pageTitle('Caixa')}</title>
      <PageHeader
        title="Caixa"
        actions={
          <Link to="/company/till/past" className={button.secondary}>
            Caixas anteriores
          </Link>
        }
      />
      <QueryState query={query} skeleton={<TillSkeleton />} failure="Não deu para buscar o caixa">
        {({ till, unexplainedId, timeZone }) => (
          <>
            {till ? (
              <div className={classes.columns}>
                <OpenTillView till={till} timeZone={timeZone} />
                <CarriedTabs />
              </div>
            ) : (
              <NoTill unexplainedId={unexplainedId} />
            )}
            <TillFormDrawer till={till} asked={unexplainedId === null ? fazer : undefined} />
          </>
        )}
      </QueryState>
    </>
  )
}

function TillSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Buscando o caixa">
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
