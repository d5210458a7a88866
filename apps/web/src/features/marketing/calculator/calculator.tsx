import { type Earnings, monthlyEarnings } from '@campo-livre/domain/companies/earnings.ts'
import { Amount } from './amount.tsx'
import classes from './calculator.module.css'
import { CopyLink } from './copy-link.tsx'
import { Figures } from './figures.tsx'
import { type Guess, type GuessName, limits, toEarningsGuess } from './guess.ts'
import type { Unit } from './numbers.ts'
import { Picture } from './picture.tsx'
import { AnnouncedResult } from './announced-result.tsx'

type Asked = { name: GuessName; label: string; unit: (value: number) => Unit }

const asked: readonly Asked[] = [
  { name: 'campos', label: 'Campos', unit: (value) => ({ after: value === 1 ? 'campo' : 'campos' }) },
  { name: 'horas', label: 'Aberto por dia', unit: () => ({ after: 'h' }) },
  { name: 'preco', label: 'Preço de uma hora', unit: () => ({ before: 'R$' }) },
  { name: 'ocupacao', label: 'Horas que são reservadas', unit: () => ({ after: '%' }) },
  { name: 'despesas', label: 'Despesas do mês', unit: () => ({ before: 'R$' }) },
]

type Props = { guess: Guess; onChange: (changed: Partial<Guess>) => void }

/** Estimates an arena's monthly income and what is left of it, from five numbers that its owner knows (H13). */
export function Calculator({ guess, onChange }: Props) {
  const sum = toEarningsGuess(guess)
  const earnings: Earnings = monthlyEarnings(sum)
  return (
    <div className={classes.calculator}>
      <div className={classes.inputs}>
        {asked.map(({ name, label, unit }) => (
          <Amount
            key={name}
            label={label}
            unit={unit(guess[name])}
            limits={limits[name]}
            value={guess[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <div className={classes.result}>
        <Picture earnings={earnings} expensesCents={sum.expensesCents} />
        <Figures earnings={earnings} guess={sum} />
        <CopyLink guess={guess} />
        <AnnouncedResult earnings={earnings} />
      </div>
    </div>
  )
}
