import { openingIntervalSchema } from '@campo-livre/domain/companies/opening-hours.ts'
import { NativeSelect } from '@mantine/core'
import * as z from 'zod/mini'
import { FieldProblem } from '../../../../lib/form/field-problem.tsx'
import type { CustomInputProps } from '../../../../lib/form/form-field.ts'
import { IntervalHours } from '../../../../shared/companies/hours-editor/interval-hours.tsx'
import classes from './times.module.css'

const USUAL = { opens: 8 * 60, closes: 22 * 60 }
const hoursSchema = z.nullable(z.array(openingIntervalSchema))

/** The hours of a field on a holiday: those of the weekday, closed, or its own. */
export function HolidayInput({ label, name, text, error, onText }: CustomInputProps) {
  const hours = hoursSchema.safeParse(JSON.parse(text)).data ?? null
  const choice = hours === null ? 'same' : hours.length === 0 ? 'closed' : 'own'
  const choose = (next: string) =>
    onText(JSON.stringify(next === 'same' ? null : next === 'closed' ? [] : [USUAL]))
  return (
    <div className={classes.group}>
      <NativeSelect
        size="md"
        label={label}
        name={name}
        data-path={name}
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: 'same', label: 'Abre como no dia da semana' },
          { value: 'closed', label: 'Fica fechado' },
          { value: 'own', label: 'Tem outro horário' },
        ]}
      />
      {hours?.map((interval, index) => (
        <IntervalHours
          // An interval has no identity but its position.
          key={index}
          of={hours.length > 1 ? `Feriado, ${index + 1}º período` : 'Feriado'}
          interval={interval}
          onChange={(next) => onText(JSON.stringify(hours.map((old, each) => (each === index ? next : old))))}
          onRemove={
            hours.length > 1
              ? () => onText(JSON.stringify(hours.filter((_, each) => each !== index)))
              : undefined
          }
        />
      ))}
      {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
    </div>
  )
}
