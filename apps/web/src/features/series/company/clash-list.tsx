import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { Button, NativeSelect } from '@mantine/core'
import { ClashMove } from './clash-move.tsx'
import { type DateChoice, withChoice } from './date-choice.ts'
import classes from './series-form.module.css'

type Clash = SeriesPreview['dates'][number]
type Props = {
  clashes: readonly Clash[]
  timeZone: string
  today: string
  fields: readonly { id: string; name: string }[]
  choices: readonly DateChoice[]
  onChoices?: ((choices: DateChoice[]) => void) | undefined
}

const answers = [
  { value: '', label: 'Escolha' },
  { value: 'skip', label: 'Pular essa data' },
  { value: 'move', label: 'Jogar em outro horário' },
  { value: 'give_up', label: 'Encerrar antes dela' },
]

/** The dates that are not free, each with who has it, and what is done about it. */
export function ClashList({ clashes, timeZone, today, fields, choices, onChoices }: Props) {
  const choiceOf = (day: string) => choices.find((each) => each.day === day)
  const choose = (day: string, choice: DateChoice | null) => onChoices?.(withChoice(choices, day, choice))
  const open = clashes.filter(({ day }) => choiceOf(day) === undefined)
  return (
    <div role="group" aria-label="Datas que não estão livres" className={classes.part}>
      {onChoices && open.length > 1 && (
        <Button
          variant="default"
          onClick={() => onChoices([...choices, ...open.map(({ day }) => ({ day, do: 'skip' as const }))])}
        >
          Pular as {open.length}
        </Button>
      )}
      <ul className={classes.clashes}>
        {clashes.map((clash) => {
          const { day, takenBy, reason } = clash
          const label = formatPlannedDay(day, today)
          const choice = choiceOf(day)
          return (
            <li key={day} className={classes.clash}>
              <p className={classes.strong}>
                {label}, {formatTimes(clash, timeZone)}
              </p>
              <p className={classes.dim}>{takenBy === null ? reason : `Ocupada: ${takenBy}.`}</p>
              {onChoices && (
                <NativeSelect
                  size="md"
                  label={`O que fazer em ${label}`}
                  data={answers}
                  value={choice?.do ?? ''}
                  onChange={({ currentTarget: { value } }) => choose(day, choiceFrom(value, clash))}
                />
              )}
              {choice?.do === 'move' && (
                <ClashMove
                  clash={clash}
                  timeZone={timeZone}
                  fields={fields}
                  choice={choice}
                  onChoice={(next) => choose(day, next)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Returns the choice of an answer; a move begins where the date is, until another time is chosen. */
function choiceFrom(answer: string, { day, fieldId, start, end }: Clash): DateChoice | null {
  if (answer === 'skip' || answer === 'give_up') return { day, do: answer }
  return answer === 'move' ? { day, do: 'move', fieldId, start, end } : null
}
