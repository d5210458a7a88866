import type { RachaRules } from './racha.ts'

/** Returns the rules of a group alone, out of what is known of its game. */
export function rulesOf({
  goalkeeperPlaces,
  regularsUntilHours,
  freeOutHours,
  quorum,
  withoutQuorum,
  priority,
}: RachaRules): RachaRules {
  return { goalkeeperPlaces, regularsUntilHours, freeOutHours, quorum, withoutQuorum, priority }
}
