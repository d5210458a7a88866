import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { type FreeDay, freeTimes } from '@campo-livre/domain/availability/free-times.ts'
import { MAX_AVAILABILITY_DAYS } from '@campo-livre/domain/availability/availability.ts'
import { formatShortDay, formatTime } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './time-picker.module.css'

/** A time that was picked. */
export type PickedTime = { fieldId: string; fieldName: string; start: string; end: string }

type Props = {
  /** The fields to choose from; the first is preferred. */
  fields: readonly { id: string; name: string }[]
  /** The length of the time, in minutes. */
  minutes: number
  timeZone: string
  /** The first day that is shown; null for today. */
  from: string | null
  /** The booking that moves, whose own time counts as free; null for none. */
  own?: { fieldId: string; start: string; end: string } | null
  /** Returns whether a free time may be picked; all where it is absent. */
  fits?: ((time: { start: string; end: string }) => boolean) | undefined
  picked: PickedTime | null
  onPick: (picked: PickedTime) => void
}

/** Any free time of a month: a field, a day that has some, and when it begins. */
export function TimePicker({ fields, minutes, timeZone, from, own = null, fits, picked, onPick }: Props) {
  const [fieldId, setFieldId] = useState(picked?.fieldId ?? fields[0]?.id ?? '')
  const [day, setDay] = useState<string | null>(own && localDay(timeZone, own.start))
  const query = useQuery({
    ...availabilityQuery(fieldId, from, MAX_AVAILABILITY_DAYS),
    enabled: fieldId !== '',
  })
  const fieldName = fields.find(({ id }) => id === fieldId)?.name ?? ''
  return (
    <div className={classes.picker}>
      {fields.length > 1 && (
        <NativeSelect
          label="Campo"
          data={fields.map(({ id, name }) => ({ value: id, label: name }))}
          value={fieldId}
          onChange={({ currentTarget: { value } }) => setFieldId(value)}
        />
      )}
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando horários livres">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para buscar os horários"
      >
        {(availability) => {
          const free = freeTimes(availability, minutes, own?.fieldId === fieldId ? own : null)
          const days = fits ? fitting(free, fits) : free
          const shown = days.find((each) => each.day === day) ?? days[0]
          if (!shown) return <p className={classes.none}>Nenhum horário livre desse tamanho nesse campo.</p>
          return (
            <>
              <NativeSelect
                label="Dia"
                data={days.map((each) => ({ value: each.day, label: dayWords(each, timeZone) }))}
                value={shown.day}
                onChange={({ currentTarget: { value } }) => setDay(value)}
              />
              <div role="group" aria-label="Horários livres" className={classes.times}>
                {shown.times.map(({ start, end }) => (
                  <button
                    key={start}
                    type="button"
                    className={classes.time}
                    aria-pressed={picked?.fieldId === fieldId && picked.start === start}
                    onClick={() => onPick({ fieldId, fieldName, start, end })}
                  >
                    {formatTime(start, timeZone)}
                  </button>
                ))}
              </div>
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

function fitting(days: readonly FreeDay[], fits: NonNullable<Props['fits']>): FreeDay[] {
  return days
    .map(({ day, times }) => ({ day, times: times.filter(fits) }))
    .filter(({ times }) => times.length > 0)
}

/** `sex, 27/11: 5 horários`. */
function dayWords({ times }: FreeDay, timeZone: string): string {
  const count = times.length === 1 ? '1 horário' : `${times.length} horários`
  return `${formatShortDay(times[0]?.start ?? '', timeZone)}: ${count}`
}
