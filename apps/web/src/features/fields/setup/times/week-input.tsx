import { openingHoursSchema } from '@campo-livre/domain/companies/opening-hours.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import * as z from 'zod/mini'
import { FieldProblem } from '../../../../lib/form/field-problem.tsx'
import type { CustomInputProps } from '../../../../lib/form/form-field.ts'
import { HoursEditor } from '../../../../shared/companies/hours-editor/hours-editor.tsx'
import { CopyWeek } from './copy-week.tsx'
import classes from './times.module.css'
import { WeekSummary } from './week-summary.tsx'

const hoursSchema = z.nullable(openingHoursSchema)

/** The week of a field: that of its arena, or one of its own. */
export function WeekInput({
  field,
  label,
  name,
  text,
  error,
  onText,
}: CustomInputProps & { field: OwnField }) {
  const { id, company } = field
  const title = useId()
  const hours = hoursSchema.safeParse(JSON.parse(text)).data ?? null
  const change = (next: typeof hours) => onText(JSON.stringify(next))
  return (
    <div role="group" aria-labelledby={title} className={classes.group}>
      <h3 id={title} className={classes.title}>
        {label}
      </h3>
      <Radio.Group
        value={hours === null ? 'company' : 'own'}
        onChange={(choice) => change(choice === 'own' ? company.openingHours : null)}
        aria-label="De quem é o horário"
      >
        <div className={classes.radios}>
          <Radio size="md" value="company" label="Igual ao da arena" />
          <Radio size="md" value="own" label="Horário próprio" />
        </div>
      </Radio.Group>
      {hours === null ? (
        <>
          <WeekSummary hours={company.openingHours} />
          {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
        </>
      ) : (
        <>
          <CopyWeek id={id} companyHours={company.openingHours} onCopy={change} />
          <HoursEditor hours={hours} onChange={change} error={error} path={name} />
        </>
      )}
    </div>
  )
}
