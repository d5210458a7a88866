import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { companySeriesListQuery } from '@campo-livre/api/series/company-series.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { IconPlus, IconTrendingUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { RequestDialogs } from './request-dialogs.tsx'
import { isAsked, SeriesFilter } from './series-filter.tsx'
import { SeriesList } from './series-list.tsx'
import { SeriesRequests } from './series-requests.tsx'
import { seriesSearchSchema } from './series-search.ts'
import { sumSentence } from './series-words.ts'
import classes from './series.module.css'

const route = getRouteApi('/_company/company/series/')
export const raiseDrawer = lazyComponent(() => import('./raise-drawer.tsx'))
export const newSeriesDrawer = lazyComponent(() => import('./new-series-drawer.tsx'))

/** The fixed slots of a company, its mensalistas (A9, H2): who asks for one, who has one, and who owes. */
export function SeriesScreen() {
  const search = z.parse(seriesSearchSchema, route.useSearch())
  const query = useQuery(companySeriesListQuery())
  const today = localDay(query.data?.[0]?.timeZone ?? 'UTC', serverNow())
  const isWhole = search.conta === undefined && search.busca === undefined
  const running = (query.data ?? []).filter(({ status }) => status !== 'ended')
  const raise = running.length > 0 && (
    <Link to="." search={mergeSearch({ reajuste: 1 })} resetScroll={false} className={button.secondary}>
      <IconTrendingUp size={20} stroke={1.75} aria-hidden />
      Reajustar preços
    </Link>
  )
  const create = (
    <Link to="." search={mergeSearch({ nova: 1 })} resetScroll={false} className={button.primary}>
      <IconPlus size={20} stroke={1.75} aria-hidden />
      Novo mensalista
    </Link>
  )
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Mensalistas')}</title>
      <PageHeader title="Mensalistas" actions={query.data?.length === 0 ? undefined : create}>
        {query.data && query.data.length > 0 && sumSentence(query.data)}
      </PageHeader>
      {isWhole && <SeriesRequests />}
      <QueryState query={query} skeleton={<SeriesSkeleton />} failure="Não deu para buscar os mensalistas">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="Nenhum mensalista ainda"
              text="Quem joga toda semana no mesmo horário fica aqui, com as datas e a conta do mês."
              action={
                <Link to="." search={mergeSearch({ nova: 1 })} resetScroll={false}>
                  Cadastrar o primeiro mensalista
                </Link>
              }
            />
          ) : (
            <>
              <SeriesFilter search={search}>{raise}</SeriesFilter>
              <SeriesList rows={rows.filter(isAsked(search))} today={today} isWhole={isWhole} />
            </>
          )
        }
      </QueryState>
      <RequestDialogs search={search} />
      {/* Its first month is that after the arena's own day, which comes with the list. */}
      {search.reajuste !== undefined && query.data && (
        <raiseDrawer.Component search={search} today={today} asked />
      )}
      {search.nova !== undefined && <newSeriesDrawer.Component search={search} asked />}
    </div>
  )
}

function SeriesSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Buscando os mensalistas">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  )
}
