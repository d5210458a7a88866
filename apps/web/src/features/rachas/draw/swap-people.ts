import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'

/** A change of the teams by hand: somebody goes to a team, in exchange for `forId` where one is named. */
export type Placing = { participantId: string; team: number; forId?: string | undefined }

/** Returns the people of a draw as they stand once somebody is placed by hand. */
export function swapPeople(
  people: SeenDraw['people'],
  { participantId, team, forId }: Placing,
): SeenDraw['people'] {
  const from = people.find(({ id }) => id === participantId)?.team
  if (from === undefined) return people
  return people.map((person) =>
    person.id === participantId
      ? { ...person, team }
      : person.id === forId
        ? { ...person, team: from }
        : person,
  )
}
