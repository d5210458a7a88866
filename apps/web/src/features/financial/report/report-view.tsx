import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { AccountTable } from './account-table.tsx'
import { AgeTable } from './age-table.tsx'
import { ClosingPart } from './closing-part.tsx'
import { FlowSection } from './flow-section.tsx'
import { ReasonList } from './reason-list.tsx'
import type { ReportSearch } from './report-search.ts'
import { isEmptyReport } from './report-words.ts'
import { ResultSection } from './result-section.tsx'
import { rowsLink } from './rows-link.ts'
import { SharesPart } from './shares-part.tsx'
import { Standing } from './standing.tsx'
import { useOnPaper } from './use-on-paper.ts'
import classes from './report.module.css'

const hours = lazyComponent(() => import('../hours/hours-section.tsx'))

type Props = { report: FinancialReport; busy: boolean; search: ReportSearch }

/** A part of a report (H6), on paper all of them; every figure leads to its rows. */
export function ReportView({ report, busy, search }: Props) {
  const { view, period, receivable, payable, today } = report
  const onPaper = useOnPaper()
  if (isEmptyReport(report))
    return (
      <EmptyState
        title="Nenhum dinheiro por aqui ainda"
        action={<Link to="/company/expenses">Lançar uma despesa</Link>}
      >
        Assim que alguém reservar, abrir uma comanda ou você lançar uma despesa, as contas aparecem aqui. Já
        tem dinheiro em caixa?{' '}
        <Link to="." search={mergeSearch({ ajuste: 'saldos' })} resetScroll={false}>
          Informe os saldos iniciais
        </Link>
        .
      </EmptyState>
    )
  const shows = (part: ReportSearch['parte']) => onPaper || search.parte === part
  return (
    <div className={classes.report} aria-busy={busy || undefined}>
      {shows(undefined) && (
        <div className={classes.summary}>
          <div className={classes.section}>
            <ResultSection report={report} />
            <ClosingPart report={report} />
          </div>
          <ReasonList report={report} />
          <Standing report={report} />
        </div>
      )}
      {shows('fluxo') && (
        <>
          {view === 'cash' && <AccountTable report={report} />}
          <FlowSection report={report} />
        </>
      )}
      {shows('origem') && <SharesPart report={report} />}
      {shows('abertas') && (
        <div className={classes.columns}>
          <AgeTable title="A receber" kind="income" aged={receivable} today={today} />
          <AgeTable title="A pagar" kind="outgo" aged={payable} today={today} />
        </div>
      )}
      {shows('horarios') && (
        <hours.Component report={report} search={search} meanwhile={<Skeleton height="24rem" />} />
      )}
      {shows('fluxo') && (
        <p className={classes.note}>
          {view === 'cash'
            ? 'Cartão conta no dia em que cai no banco, com a taxa ao lado; até lá está em A receber. Sangria e suprimento só mudam de conta.'
            : 'Cada jogo conta no dia em que foi jogado, cada comanda no dia em que abriu, cada despesa no vencimento, cada taxa de cartão no dia da venda.'}{' '}
          <Link {...rowsLink(view, period)}>Ver todos os lançamentos do período</Link>
        </p>
      )}
    </div>
  )
}
