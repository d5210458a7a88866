import type { Calendar } from '@campo-livre/domain/bookings/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { DrawnView } from './calendar-search.ts'
import classes from './calendar-tools.module.css'
import { DayChooser } from './day-chooser.tsx'

type Props = {
  view: DrawnView
  day: string
  today: string
  fields: Pick<Calendar['fields'][number], 'id' | 'name'>[]
  fieldId: string | undefined
}

/** The day, week or month that is shown, with the ways to others, and the choice of one field. */
export function CalendarTools({ view, day, today, fields, fieldId }: Props) {
  const navigate = useNavigate()
  return (
    <div className={classes.tools}>
      <DayChooser {...{ view, day, today }} />
      <FilterSelect
        label="Campo"
        all="Campo: todos"
        value={fieldId ?? ''}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(campo) =>
          void navigate({ to: '.', search: mergeSearch({ campo: campo || undefined }), resetScroll: false })
        }
        className={classes.field}
      />
    </div>
  )
}
