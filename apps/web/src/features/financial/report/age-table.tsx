import { daysOfAge } from '@campo-livre/domain/financial/report-of.ts'
import { type Age, ages, type FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useId } from 'react'
import { AmountLink } from './amount-link.tsx'
import { openLink } from './rows-link.ts'
import classes from './report.module.css'

const ageLabels: Record<Age, string> = {
  coming: 'A vencer',
  month: 'Atraso de 1 a 30 dias',
  'two-months': 'De 31 a 60 dias',
  'three-months': 'De 61 a 90 dias',
  older: 'Mais de 90 dias',
}

type Props = {
  title: string
  kind: 'income' | 'outgo'
  aged: FinancialReport['receivable']
  today: string
}

/** The sums of what is still to be paid as of now, by how long it has been due. */
export function AgeTable({ title, kind, aged, today }: Props) {
  const id = useId()
  const all = aged.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}, hoje
      </h2>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Vencimento</th>
            <th scope="col">Valor</th>
            <th scope="col">Contas</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age) => {
            const part = aged.find((each) => each.age === age.key)
            return (
              <tr key={age.key}>
                <th scope="row">{ageLabels[age.key]}</th>
                <td>
                  <AmountLink cents={part?.cents ?? 0} link={openLink(kind, daysOfAge(age, today))} />
                </td>
                <td>{formatCount(part?.count ?? 0)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Tudo</th>
            <td>
              <AmountLink cents={all} link={openLink(kind, { from: null, to: null })} />
            </td>
            <td>{formatCount(aged.reduce((sum, { count }) => sum + count, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
