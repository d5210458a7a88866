import type { Earnings, EarningsEstimateInput } from '@campo-livre/domain/companies/earnings.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import type { CSSProperties } from 'react'
import classes from './figures.module.css'

type Props = { earnings: Earnings; input: EarningsEstimateInput }

/** The result in figures: what is left, where it comes from, and what would change it. */
export function Figures({ earnings, input }: Props) {
  const { hours, cents, leftCents, breakEvenPercent, centsOfOneHourMore } = earnings
  const mayOpenMore = centsOfOneHourMore > 0 && input.occupancyPercent > 0
  const left = formatCentsShort(Math.abs(leftCents))
  const style: CSSProperties & Record<'--letters', number> = { '--letters': left.length }
  return (
    <div className={classes.figures}>
      <p className={classes.dim}>{leftCents < 0 ? 'Faltam' : 'Sobram'} em um mês de 30 dias</p>
      <p className={classes.left} style={style}>
        {left}
      </p>
      <dl className={classes.list}>
        <div>
          <dt>
            Entra, com {formatCount(hours)} {hours === 1 ? 'hora reservada' : 'horas reservadas'}
          </dt>
          <dd>{formatCentsShort(cents)}</dd>
        </div>
        <div>
          <dt>Sai em despesas</dt>
          <dd>{formatCentsShort(input.expensesCents)}</dd>
        </div>
        <div>
          <dt>{breakEvenPercent === null ? 'Com tudo reservado ainda falta' : 'As despesas se pagam com'}</dt>
          <dd>
            {breakEvenPercent === null
              ? formatCentsShort(input.expensesCents - earnings.fullCents)
              : `${breakEvenPercent}% reservado`}
          </dd>
        </div>
        {mayOpenMore && (
          <div>
            <dt>Uma hora a mais por dia em cada campo</dt>
            <dd>+ {formatCentsShort(centsOfOneHourMore)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
