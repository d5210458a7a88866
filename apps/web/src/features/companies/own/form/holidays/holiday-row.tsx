import type { HolidayProblem } from '@campo-livre/domain/companies/holiday-problems.ts'
import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { DayInput } from '../../../../../lib/form/day-input.tsx'
import type { HolidayValue } from '../profile-values.ts'
import classes from './holidays.module.css'

type Props = {
  /** Its place in the list, from 1. */
  number: number
  holiday: HolidayValue
  problems: readonly HolidayProblem[]
  onChange: (holiday: HolidayValue) => void
  onRemove: () => void
}

/** A holiday of an arena: its name, its day, and whether it comes every year. */
export function HolidayRow({ number, holiday, problems, onChange, onRemove }: Props) {
  const problemAt = (field: HolidayProblem['at']) => problems.find(({ at }) => at === field)?.sentence
  return (
    <div role="group" aria-label={holiday.name || `Feriado ${number}`} className={classes.row}>
      <TextInput
        size="md"
        label="Nome do feriado"
        value={holiday.name}
        error={problemAt('name')}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...holiday, name: currentTarget.value })}
      />
      <DayInput
        label="Dia"
        name={`holidays.${number - 1}.day`}
        value={holiday.day}
        error={problemAt('day')}
        onChange={(day) => onChange({ ...holiday, day })}
      />
      <div className={classes.ways}>
        <Checkbox
          size="md"
          label="Todo ano"
          checked={holiday.yearly}
          onChange={({ currentTarget }) => onChange({ ...holiday, yearly: currentTarget.checked })}
        />
        <ActionIcon aria-label={`Tirar ${holiday.name || `feriado ${number}`}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
