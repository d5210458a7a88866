import { channelLabels, entryCategoryLabels } from '@campo-livre/domain/financial/entry-words.ts'
import { NONE } from '@campo-livre/domain/financial/report-of.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { categoryPoints, channelPoints } from '../charts/flow-points.ts'
import { AccountTable } from './account-table.tsx'
import { AgeTable } from './age-table.tsx'
import { ClosingPart } from './closing-part.tsx'
import { FlowSection } from './flow-section.tsx'
import type { ReportSearch } from './report-search.ts'
import { isEmptyReport } from './report-words.ts'
import { ResultSection } from './result-section.tsx'
import { rowsLink } from './rows-link.ts'
import { ShareTable } from './share-table.tsx'
import classes from './report.module.css'

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (key: string): string =>
    labels[key] ?? key

const hours = lazyComponent(() => import('../hours/hours-section.tsx'))

type Props = { report: FinancialReport; busy: boolean; search: ReportSearch }

/** A report (H6): the result first, then the parts of which it is made; every figure leads to its rows. */
export function ReportView({ report, busy, search }: Props) {
  const { view, period, income, outgo, receivable, payable, today } = report
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
  const fieldLabel = (key: string) => (key === NONE ? 'Sem campo' : key)
  const sportLabel = (key: string) => (key === NONE ? 'Sem esporte' : labelFrom(sportLabels)(key))
  return (
    <div className={classes.report} aria-busy={busy || undefined}>
      <div className={classes.section}>
        <ResultSection report={report} />
        <ClosingPart report={report} />
      </div>
      {view === 'cash' && <AccountTable report={report} />}
      <FlowSection report={report} />
      <div className={classes.columns}>
        <ShareTable
          report={report}
          title="De onde veio"
          name="Origem"
          shares={income.channel}
          points={channelPoints(report)}
          label={labelFrom(channelLabels)}
          link={(key) => ({ kind: 'income', channel: key as keyof typeof channelLabels })}
        />
        <ShareTable
          report={report}
          title={view === 'cash' ? 'Para onde foi' : 'O que foi devido'}
          name="Categoria"
          shares={outgo}
          points={categoryPoints(report)}
          label={labelFrom(entryCategoryLabels)}
          link={(key) => ({ kind: 'outgo', category: key as keyof typeof entryCategoryLabels })}
        />
        <ShareTable
          report={report}
          title="Por campo"
          name="Campo"
          shares={income.fieldName}
          label={fieldLabel}
          link={(fieldName) => ({ kind: 'income', fieldName })}
        />
        <ShareTable
          report={report}
          title="Por esporte"
          name="Esporte"
          shares={income.sport}
          label={sportLabel}
          link={(key) =>
            key === NONE
              ? { kind: 'income', fieldName: NONE }
              : { kind: 'income', sport: key as keyof typeof sportLabels }
          }
        />
        {view === 'cash' && (
          <ShareTable
            report={report}
            title="Por forma de pagamento"
            name="Forma"
            shares={income.method}
            label={labelFrom(moneyMethodLabels)}
            link={(key) => ({ kind: 'income', method: key as keyof typeof moneyMethodLabels })}
          />
        )}
      </div>
      <div className={classes.columns}>
        <AgeTable title="A receber" kind="income" aged={receivable} today={today} />
        <AgeTable title="A pagar" kind="outgo" aged={payable} today={today} />
      </div>
      <hours.Component report={report} search={search} meanwhile={<Skeleton height="24rem" />} />
      <p className={classes.note}>
        {view === 'cash'
          ? 'Cartão conta no dia em que cai no banco, com a taxa ao lado; até lá está em A receber. Sangria e suprimento só mudam de conta.'
          : 'Cada jogo conta no dia em que foi jogado, cada comanda no dia em que abriu, cada despesa no vencimento, cada taxa de cartão no dia da venda.'}{' '}
        <Link {...rowsLink(view, period)}>Ver todos os lançamentos do período</Link>
      </p>
    </div>
  )
}
