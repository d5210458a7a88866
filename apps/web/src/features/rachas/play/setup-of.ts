import { type LiveSetup, usualRules } from '@campo-livre/domain/rachas/live/live.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { liveSetupOf } from '@campo-livre/domain/rachas/seen-play.ts'

/** Returns how the evening begins: as it was noted first, else with the teams of the newest draw; null before a draw. */
export function setupOf({ play }: Pick<RachaDetail, 'play'>): LiveSetup | null {
  const [newest] = play.draws
  return play.live?.setup ?? (newest === undefined ? null : liveSetupOf(newest, usualRules))
}
