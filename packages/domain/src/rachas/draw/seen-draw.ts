import { compareNames } from '../../text/compare-names.ts'
import { byId, type DrawList, type DrawRecord, type DrawWish } from './draw.ts'
import type { SeenDraw } from '../play.ts'
import { sha256 } from './sha256.ts'

/** Somebody who is drawn. */
export type DrawnPerson = { id: string; name: string; goalkeeper: boolean; skill: number }

/** Returns the code of a person in a draw. The salt is a secret that is never published, unlike the seed. */
export function codeOf(salt: string, personId: string): string {
  return sha256(`campo-livre/sorteio/codigo\n${salt}\n${personId}`).slice(0, 12)
}

/** The level with which every goalkeeper goes into a draw. */
const KEEPER_SKILL = 3

/**
 * Returns the list that is frozen and hashed: codes in place of people, in the order of the codes, since that of the roster
 * is known. Goalkeepers are few and stand out in their teams, so theirs is no level of their own.
 */
export function codedList(
  people: readonly Omit<DrawnPerson, 'name'>[],
  { teams, wishes }: Pick<DrawList, 'teams' | 'wishes'>,
  salt: string,
): DrawList {
  const code = (id: string) => codeOf(salt, id)
  return {
    teams,
    players: people
      .map(({ id, skill, goalkeeper }) => ({
        id: code(id),
        skill: goalkeeper ? KEEPER_SKILL : skill,
        goalkeeper,
      }))
      .toSorted(byId),
    wishes: wishes.map(({ kind, ids: [one, other] }): DrawWish => ({ kind, ids: [code(one), code(other)] })),
  }
}

/** Returns a draw as the person `viewerId` sees it; `own` is null for somebody who is not in it. */
export function seenDraw(
  record: DrawRecord,
  people: readonly Omit<DrawnPerson, 'skill'>[],
  salt: string,
  viewerId: string | null,
): SeenDraw {
  const teamOf = new Map(record.teams.flatMap((codes, team) => codes.map((code) => [code, team] as const)))
  const seen = people.flatMap(({ id, name, goalkeeper }) => {
    const team = teamOf.get(codeOf(salt, id))
    return team === undefined ? [] : [{ id, name, goalkeeper, team }]
  })
  const own = seen.find(({ id }) => id === viewerId)
  return {
    record,
    people: seen.toSorted((a, b) => compareNames(a.name, b.name)),
    own: own === undefined ? null : { code: codeOf(salt, own.id), team: own.team },
  }
}
