import { monthlyEarnings } from '@campo-livre/domain/companies/earnings.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import classes from './calculator.module.css'
import { type Guess, type GuessName, limits } from './guess.ts'
import { Slider } from './slider.tsx'

const count = (one: string, many: string) => (value: number) =>
  `${formatCount(value)} ${value === 1 ? one : many}`

const sliders: readonly { name: GuessName; label: string; show: (value: number) => string }[] = [
  { name: 'campos', label: 'Campos', show: count('campo', 'campos') },
  { name: 'horas', label: 'Aberto por dia', show: (value) => `${value} h` },
  { name: 'preco', label: 'Preço de uma hora', show: (value) => formatCentsShort(value * 100) },
  { name: 'ocupacao', label: 'Horas que são reservadas', show: (value) => `${value}%` },
]

type Props = { guess: Guess; onChange: (guess: Guess) => void }

/** What an arena may take in a month, by four numbers that its owner knows (H13). */
export function Calculator({ guess, onChange }: Props) {
  const { hours, cents, centsOfOneHourMore } = monthlyEarnings({
    fields: guess.campos,
    hoursADay: guess.horas,
    priceCentsAnHour: guess.preco * 100,
    occupancyPercent: guess.ocupacao,
  })
  return (
    <div className={classes.calculator}>
      <div className={classes.inputs}>
        {sliders.map(({ name, label, show }) => (
          <Slider
            key={name}
            label={label}
            {...limits[name]}
            value={guess[name]}
            shown={show(guess[name])}
            onChange={(value) => onChange({ ...guess, [name]: value })}
          />
        ))}
      </div>
      <div className={classes.result} role="status">
        <p className={classes.dim}>Em um mês de 30 dias</p>
        <p className={classes.amount}>{formatCentsShort(cents)}</p>
        <p className={classes.dim}>com {count('hora reservada', 'horas reservadas')(hours)}.</p>
        {centsOfOneHourMore > 0 && guess.horas < 24 && guess.ocupacao > 0 && (
          <p className={classes.more}>
            Uma hora a mais por dia em cada campo: <strong>{formatCentsShort(centsOfOneHourMore)}</strong> a
            mais por mês.
          </p>
        )}
      </div>
    </div>
  )
}
