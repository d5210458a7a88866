import { changeFieldTimes } from '@campo-livre/api/fields/change-own-fields.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { timesChangeSchema } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { timesProblems } from '@campo-livre/domain/fields/set-up/times-problems.ts'
import { SectionForm } from '../section-form.tsx'
import { followTimes } from './follow-times.ts'
import { timesFields } from './times-fields.tsx'

/** The section about when a field is open and how it is booked. */
export function TimesSection({ field }: { field: OwnField }) {
  const { openingHours, holidayHours, slotMinutes, minSlots, maxSlots, bufferMinutes } = field
  const { avoidGaps, horizonDays, minNoticeMinutes, acceptsPayAtVenue, version } = field
  return (
    <SectionForm
      field={field}
      step="horarios"
      fields={timesFields(field)}
      schema={timesChangeSchema}
      check={(times) => ({ ...timesProblems(times, times.openingHours ?? field.company.openingHours) })}
      values={{
        openingHours,
        holidayHours,
        slotMinutes,
        halfHour: slotMinutes === 30 && minSlots >= 2,
        minSlots,
        maxSlots,
        bufferMinutes,
        avoidGaps,
        horizonDays,
        minNoticeMinutes,
        acceptsPayAtVenue,
        version,
      }}
      follow={followTimes}
      send={changeFieldTimes}
      saved="Horários salvos"
    />
  )
}
