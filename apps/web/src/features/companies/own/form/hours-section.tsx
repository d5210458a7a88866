import type { KnownHolidays } from '@campo-livre/domain/companies/holiday-problems.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { useState } from 'react'
import { HoursEditor } from '../../../../shared/companies/hours-editor/hours-editor.tsx'
import { Section } from '../section.tsx'
import type { FormParts } from './form-parts.ts'
import { HolidaysEditor } from './holidays/holidays-editor.tsx'
import type { HolidayValue } from './profile-values.ts'

/** The opening hours of an arena, and its own holidays. */
export function HoursSection({ form, known }: Pick<FormParts, 'form'> & { known: KnownHolidays }) {
  const [hours, setHours] = useState(() => form.getValues().openingHours)
  const [holidays, setHolidays] = useState(() => form.getValues().holidays)
  const change = (next: OpeningHours) => {
    setHours(next)
    form.setFieldValue('openingHours', next, { forceUpdate: false })
  }
  const changeHolidays = (next: HolidayValue[]) => {
    setHolidays(next)
    form.setFieldValue('holidays', next, { forceUpdate: false })
  }
  return (
    <Section
      name="horarios"
      lead="Quando a arena abre. Pode passar da meia-noite e ter mais de um período no dia."
    >
      <HoursEditor
        hours={hours}
        onChange={change}
        error={form.getInputProps('openingHours').error}
        path="openingHours"
      />
      <HolidaysEditor
        holidays={holidays}
        known={known}
        onChange={changeHolidays}
        error={form.getInputProps('holidays').error}
      />
    </Section>
  )
}
