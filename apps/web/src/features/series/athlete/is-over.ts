import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'

/** Returns whether a fixed slot stands among what is past: it has ended, and nothing is owed. */
export function isOver({ status, dueCents }: Pick<SeriesDetail, 'status' | 'dueCents'>): boolean {
  return status === 'ended' && dueCents <= 0
}
