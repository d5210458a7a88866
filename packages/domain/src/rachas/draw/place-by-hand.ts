import type { DrawRecord } from './draw.ts'

/** Places a player in another team by hand, in exchange for `forId` if somebody is named. What was drawn stays. */
export function placeByHand(record: DrawRecord, id: string, team: number, forId?: string): DrawRecord {
  const from = record.teams.findIndex((ids) => ids.includes(id))
  const swapped = forId !== undefined && record.teams[team]?.includes(forId) === true
  if (from === -1 || from === team || record.teams[team] === undefined) return record
  const teams = record.teams.map((ids, at) => {
    if (at === from) return [...ids.filter((each) => each !== id), ...(swapped ? [forId] : [])].toSorted()
    if (at === team) return [...ids.filter((each) => !swapped || each !== forId), id].toSorted()
    return ids
  })
  return { ...record, teams }
}

/** Returns whether the teams are no longer as they were drawn. */
export function isAdjusted({ drawn, teams }: Pick<DrawRecord, 'drawn' | 'teams'>): boolean {
  return JSON.stringify(drawn) !== JSON.stringify(teams)
}
