import { getAthleteCardSpec } from '@campo-livre/contract/rachas/get-athlete-card.ts'
import { getRachaStatsSpec } from '@campo-livre/contract/rachas/get-racha-stats.ts'
import { athleteCard, groupStats } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'

/** Returns the statistics of the group of a racha, to those of it; 404 for anybody else. */
export const getRachaStats = answer(
  owned(getRachaStatsSpec, 'rachas', 'invited'),
  ({ db, now, user, row: { groupId } }) => ok(groupStats(db.rachas.by('groupId', groupId), now, user.id)),
)

/** Returns the caller's own card. */
export const getAthleteCard = answer(getAthleteCardSpec, ({ db, now, user }) =>
  ok(athleteCard(db.rachas.by('userId', user.id), now, user.id)),
)
