import { channelLabels, entryCategoryLabels } from '@campo-livre/domain/financial/entry-words.ts'
import { NONE } from '@campo-livre/domain/financial/report-of.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { categoryPoints, channelPoints } from '../charts/flow-points.ts'
import { ShareTable } from './share-table.tsx'
import classes from './report.module.css'

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (key: string): string =>
    labels[key] ?? key

const fieldLabel = (key: string) => (key === NONE ? 'Sem campo' : key)
const sportLabel = (key: string) => (key === NONE ? 'Sem esporte' : labelFrom(sportLabels)(key))

/** The tables of what came in by channel, field, sport and method, and of what went out by category. */
export function SharesPart({ report }: { report: FinancialReport }) {
  const { view, income, outgo, hasBase } = report
  return (
    <>
      {!hasBase && <p className={classes.note}>Ainda sem um período anterior para comparar.</p>}
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
    </>
  )
}
