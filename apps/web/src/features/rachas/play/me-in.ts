import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'

/** Returns the id of the reader's own place in a racha; null for somebody who is not on its roster. */
export function meIn({ participants }: Pick<RachaDetail, 'participants'>): string | null {
  return participants.find(({ me }) => me)?.id ?? null
}
