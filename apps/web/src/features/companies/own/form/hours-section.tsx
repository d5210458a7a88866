import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { useState } from 'react'
import { HoursEditor } from '../../../../shared/companies/hours-editor/hours-editor.tsx'
import { Section } from '../section.tsx'
import type { FormParts } from './form-parts.ts'

/** The opening hours of an arena. */
export function HoursSection({ form }: Pick<FormParts, 'form'>) {
  const [hours, setHours] = useState(() => form.getValues().openingHours)
  const change = (next: OpeningHours) => {
    setHours(next)
    form.setFieldValue('openingHours', next, { forceUpdate: false })
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
    </Section>
  )
}
