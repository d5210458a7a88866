import '@campo-livre/ui/styles/controls.css'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { financialReportQuery } from '@campo-livre/api/financial/get-financial-report.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { MoreActions } from '../../../lib/list/more-actions.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { PartNav } from './part-nav.tsx'
import { PaperHead } from './paper-head.tsx'
import { PeriodControls } from './period-controls.tsx'
import { ReportActions } from './report-actions.tsx'
import { isEmptyReport } from './report-words.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { questionOf } from './report-period.ts'
import { type ReportSearch, reportSearchSchema } from './report-search.ts'
import { ReportView } from './report-view.tsx'
import classes from './report.module.css'

const route = getRouteApi('/_company/company/financial/')

const settings = lazyComponent(() => import('../settings/settings-drawer.tsx'))

/** The company's finances (A9, H6): the result of a period, and everything that it is made of. */
export function ReportScreen() {
  const search = z.parse(reportSearchSchema, route.useSearch())
  const company = useQuery(ownCompanyQuery())
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Financeiro')}</title>
      {company.data === undefined ? (
        <>
          <PageHeader title="Financeiro" />
          <QueryState
            query={company}
            skeleton={<ReportSkeleton />}
            failure="Não deu para buscar o financeiro"
          >
            {() => null}
          </QueryState>
        </>
      ) : (
        <Report search={search} today={localDay(company.data.timeZone, serverNow())} company={company.data} />
      )}
    </div>
  )
}

type Shown = {
  search: ReportSearch
  today: string
  company: OwnCompany
}

function Report({ search, today, company }: Shown) {
  const question = questionOf(search, today)
  const query = useQuery({ ...financialReportQuery(question), placeholderData: keepPreviousData })
  const asked = useKept(search.ajuste)
  return (
    <>
      <PaperHead company={company} today={today} view={question.view} />
      <PageHeader
        title="Financeiro"
        {...(query.data
          ? {
              actions: isEmptyReport(query.data) ? undefined : (
                <MoreActions>
                  <ReportActions report={query.data} />
                </MoreActions>
              ),
            }
          : {})}
      />
      <PartNav current={search.parte} />
      {search.parte !== 'abertas' && <PeriodControls search={search} today={today} />}
      <QueryState query={query} skeleton={<ReportSkeleton />} failure="Não deu para buscar o financeiro">
        {(report) => <ReportView report={report} busy={query.isPlaceholderData} search={search} />}
      </QueryState>
      {asked !== undefined && <settings.Component asked shown={search.ajuste} timeZone={company.timeZone} />}
    </>
  )
}
