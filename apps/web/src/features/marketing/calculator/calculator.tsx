import { type Earnings, monthlyEarnings } from '@campo-livre/domain/companies/earnings.ts'
import { Amount } from './amount.tsx'
import classes from './calculator.module.css'
import { CopyLink } from './copy-link.tsx'
import { Figures } from './figures.tsx'
import { type EarningsInput, type EarningsInputName, limits, toEarningsEstimate } from './earnings-input.ts'
import type { Unit } from './numbers.ts'
import { Picture } from './picture.tsx'
import { AnnouncedResult } from './announced-result.tsx'

type Asked = { name: EarningsInputName; label: string; unit: (value: number) => Unit }

const asked: readonly Asked[] = [
  { name: 'campos', label: 'Campos', unit: (value) => ({ after: value === 1 ? 'campo' : 'campos' }) },
  { name: 'horas', label: 'Aberto por dia', unit: () => ({ after: 'h' }) },
  { name: 'preco', label: 'Preço de uma hora', unit: () => ({ before: 'R$' }) },
  { name: 'ocupacao', label: 'Horas que são reservadas', unit: () => ({ after: '%' }) },
  { name: 'despesas', label: 'Despesas do mês', unit: () => ({ before: 'R$' }) },
]

type Props = { input: EarningsInput; onChange: (changed: Partial<EarningsInput>) => void }

/** Estimates an arena's monthly income and what is left of it, from five numbers that its owner knows (H13). */
export function Calculator({ input, onChange }: Props) {
  const sum = toEarningsEstimate(input)
  const earnings: Earnings = monthlyEarnings(sum)
  return (
    <div className={classes.calculator}>
      <div className={classes.inputs}>
        {asked.map(({ name, label, unit }) => (
          <Amount
            key={name}
            label={label}
            unit={unit(input[name])}
            limits={limits[name]}
            value={input[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <div className={classes.result}>
        <Picture earnings={earnings} expensesCents={sum.expensesCents} />
        <Figures earnings={earnings} input={sum} />
        <CopyLink input={input} />
        <AnnouncedResult earnings={earnings} />
      </div>
    </div>
  )
}
