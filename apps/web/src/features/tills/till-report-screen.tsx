import '@campo-livre/ui/styles/controls.css'
import { tillReportQuery } from '@campo-livre/api/tills/get-till.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatShortDay } from '@campo-livre/domain/time/format.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { TillReportView } from './till-report-view.tsx'
import { type Paper, TillSlip } from './till-slip.tsx'
import classes from './till.module.css'

const route = getRouteApi('/_company/company/till/$id')

const titleOf = ({ openedAt, timeZone }: TillReport) => `Caixa de ${formatShortDay(openedAt, timeZone)}`

/** The report of a closed till, to be read and printed (A9, H3). */
export function TillReportScreen() {
  const { id } = route.useParams()
  const query = useQuery(tillReportQuery(id))
  const [paper, setPaper] = useState<Paper>('roll')
  const print = (wanted: Paper) => {
    flushSync(() => setPaper(wanted))
    window.print()
  }
  return (
    <>
      <title>{pageTitle(query.data ? titleOf(query.data) : 'Caixa')}</title>
      <LoadingTitle query={query}>Caixa fechado</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.columns} role="status" aria-label="Buscando o fechamento">
            <Skeleton height="16rem" />
            <Skeleton height="16rem" />
          </div>
        }
        failure="Não deu para buscar o fechamento"
        missing={<TillMissing />}
      >
        {(report) => (
          <>
            <PageHeader title={titleOf(report)} actions={<PrintButtons onPrint={print} />}>
              <Link to="/company/till/past">Caixas anteriores</Link>
            </PageHeader>
            <TillReportView report={report} />
            <TillSlip report={report} paper={paper} />
          </>
        )}
      </QueryState>
    </>
  )
}

function TillMissing() {
  return (
    <EmptyState
      title="Não achamos esse caixa"
      text="Ele pode ser de outra arena, ou ainda estar aberto."
      action={<Link to="/company/till">Ver o caixa</Link>}
      headingLevel={1}
    />
  )
}
