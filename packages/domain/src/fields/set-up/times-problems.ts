import type { OpeningHours, OpeningInterval } from '../../companies/opening-hours.ts'
import { formatOpenDay } from '../../companies/opening-hours.ts'
import { formatLength } from '../../time/format.ts'

type Times = {
  slotMinutes: number
  minSlots: number
  maxSlots: number
  /** The hours of a holiday, if they differ. */
  holidayHours: readonly OpeningInterval[] | null
}

/** The fields at which a problem of the times is told. */
export type TimesProblems = Partial<Record<'slotMinutes' | 'minSlots' | 'maxSlots', string>>

const days = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/**
 * Finds what does not fit together in the times of a field: opening hours that are no whole number of slots, so that
 * the rest could never be sold, and a shortest booking that no day is open for, or that is longer than the longest.
 * `hours` is the week that applies: the field's own or its company's.
 */
export function timesProblems(times: Times, hours: OpeningHours): TimesProblems {
  const { slotMinutes, minSlots, maxSlots } = times
  const all = [...hours.flat(), ...(times.holidayHours ?? [])]
  const longest = Math.max(0, ...all.map(lengthOf))
  const left = restOf(times, hours)
  return {
    ...(left === null ? {} : { slotMinutes: left }),
    ...(all.length > 0 && minSlots * slotMinutes > longest
      ? { minSlots: `Em nenhum dia o campo abre por ${formatLength(minSlots * slotMinutes)} seguidas.` }
      : {}),
    ...(minSlots > maxSlots ? { maxSlots: 'A reserva mais longa é menor que a mais curta.' } : {}),
  }
}

const lengthOf = ({ opens, closes }: OpeningInterval) => closes - opens

/** Returns the sentence about the first interval that is no whole number of slots; null for none. */
function restOf({ slotMinutes, holidayHours }: Times, hours: OpeningHours): string | null {
  const weekdays = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) =>
    (hours[weekday] ?? []).map((interval) => ({ when: days[weekday] ?? '', interval })),
  )
  const holidays = (holidayHours ?? []).map((interval) => ({ when: 'Feriado', interval }))
  const found = [...weekdays, ...holidays].find(({ interval }) => lengthOf(interval) % slotMinutes !== 0)
  if (!found) return null
  const rest = lengthOf(found.interval) % slotMinutes
  return `${found.when}, ${formatOpenDay([found.interval])}: ${rest === 60 ? 'sobra' : 'sobram'} ${formatLength(rest)} que ninguém consegue reservar. Mude a duração ou o horário.`
}
