import type { Segment } from '@campo-livre/domain/series/series.ts'
import { everyWords } from '@campo-livre/domain/series/slot-words.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import { DayInput } from '../../../lib/form/day-input.tsx'

type Props = {
  from: string
  every: Segment['every']
  error: string | undefined
  onDay: (from: string) => void
}

/** The first day of a contract, with the weekday that it gives: `É toda quinta.` */
export function FirstDayInput({ from, every, error, onDay }: Props) {
  const isDay = daySchema.safeParse(from).success
  return (
    <DayInput
      label="Primeiro dia"
      name="from"
      description={isDay ? `É ${everyWords({ from, every })}.` : undefined}
      value={from}
      error={error}
      onChange={onDay}
    />
  )
}
