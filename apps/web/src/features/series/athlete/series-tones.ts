import type { SeriesBill, SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'

export const seriesTones: Readonly<Record<SeriesRow['status'], Tone>> = {
  active: 'success',
  paused: 'pending',
  ended: 'neutral',
}

export const billTones: Readonly<Record<SeriesBill['state'], Tone>> = {
  open: 'pending',
  overdue: 'danger',
  paid: 'success',
  empty: 'muted',
}
