import { fold } from '../../text/fold.ts'
import type { NewPerson, RachaCommand } from '../command.ts'
import type { PastedPerson } from './pasted-list.ts'

/** A person of a pasted list, with who they are: somebody of an earlier game, or null for somebody new. */
export type PastedPlayer = { person: PastedPerson; playerId: string | null }

type Present = { id: string; name: string }

/** The skill of somebody whom nobody has rated: the middle of 1 to 5. */
const MIDDLE_SKILL = 3
const LONGEST_NAME = 60

/**
 * Returns the commands that bring a pasted list into a racha (N4): first an answer for everybody who is on its roster
 * already, who may free a place; then one that adds the others, who waits behind who plays; then an answer for those of
 * them who may come or do not. Two of a name are told apart: `João`, `João 2`. `makeId` makes the ids.
 */
export function pastedCommands(
  rachaId: string,
  pasted: readonly PastedPlayer[],
  roster: readonly Present[],
  makeId: () => string,
): RachaCommand[] {
  const present = new Map(roster.map((each) => [fold(each.name), each]))
  const met = new Set<string>()
  const taken = new Set(present.keys())
  const added: NewPerson[] = []
  const before: RachaCommand[] = []
  const after: RachaCommand[] = []
  const answerOf = (participantId: string, { answer: given, goalkeeper }: PastedPerson): RachaCommand => {
    const said = given === 'maybe' || given === 'declined' ? given : 'going'
    return { type: 'answer', id: makeId(), rachaId, participantId, answer: said, goalkeeper }
  }
  for (const { person, playerId } of inOrder(pasted)) {
    const here = present.get(fold(person.name))
    if (here && !met.has(here.id)) {
      met.add(here.id)
      before.push(answerOf(here.id, person))
      continue
    }
    const name = freeName(person.name, taken)
    taken.add(fold(name))
    const going = person.answer === 'confirmed' || person.answer === 'waiting'
    const participantId = makeId()
    added.push({
      participantId,
      name,
      goalkeeper: person.goalkeeper,
      kind: person.kind === 'regular' ? 'regular' : 'day',
      skill: MIDDLE_SKILL,
      going,
      sameAs: playerId,
    })
    if (!going) after.push(answerOf(participantId, person))
  }
  const add: RachaCommand[] =
    added.length === 0 ? [] : [{ type: 'add', id: makeId(), rachaId, people: added }]
  return [...before, ...add, ...after]
}

/** Puts those who play before those who wait: places are given in this order. */
function inOrder(pasted: readonly PastedPlayer[]): PastedPlayer[] {
  const waits = ({ person }: PastedPlayer) => Number(person.answer === 'waiting')
  return pasted.toSorted((a, b) => waits(a) - waits(b))
}

function freeName(written: string, taken: ReadonlySet<string>): string {
  const name = written.slice(0, LONGEST_NAME)
  if (!taken.has(fold(name))) return name
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, LONGEST_NAME - 4)} ${number}`
    if (!taken.has(fold(numbered))) return numbered
  }
}
