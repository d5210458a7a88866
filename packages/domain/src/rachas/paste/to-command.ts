import { fold } from '../../text/fold.ts'
import { type ListedAnswer, type ListedPerson, LONGEST_NAME, type RachaCommandOf } from '../command.ts'
import type { Participant } from '../racha.ts'
import { MIDDLE_SKILL, type RachaAnswer } from '../racha-words.ts'
import type { PastedPerson } from './pasted-list.ts'

/**
 * A person of a pasted list, with who they are: somebody of this roster or of an earlier game, or null for somebody new or
 * of the same name.
 */
export type PastedPlayer = { person: PastedPerson; playerId: string | null }

type Present = Pick<Participant, 'id' | 'name' | 'status' | 'goalkeeper' | 'paid'>

/**
 * Returns what brings a pasted list into a racha (N4): an answer for everybody on its roster who does not stand as in the
 * list, and the others as new, who waits behind who plays. Nobody is taken off, and nobody who has paid is said not to have. Two of a name are told apart: `João`,
 * `João 2`. `makeId` makes the ids of new people.
 */
export function pastedChanges(
  pasted: readonly PastedPlayer[],
  roster: readonly Present[],
  makeId: () => string,
): Pick<RachaCommandOf<'list'>, 'answers' | 'people'> {
  const byId = new Map(roster.map((each) => [each.id, each]))
  const byName = new Map(roster.map((each) => [fold(each.name), each]))
  const met = new Set<string>()
  const taken = new Set(byName.keys())
  const answers: ListedAnswer[] = []
  const people: ListedPerson[] = []
  for (const { person, playerId } of inOrder(pasted)) {
    const here = playerId === null ? byName.get(fold(person.name)) : byId.get(playerId)
    if (here && !met.has(here.id)) {
      met.add(here.id)
      const { goalkeeper } = person
      if (!standsSo(here, person))
        answers.push({
          participantId: here.id,
          answer: answerOf(person),
          goalkeeper,
          ...(person.paid && { paid: true }),
        })
      continue
    }
    const name = freeName(person, taken)
    taken.add(fold(name))
    people.push({
      participantId: makeId(),
      name,
      goalkeeper: person.goalkeeper,
      kind: person.kind === 'regular' ? 'regular' : 'day',
      skill: MIDDLE_SKILL,
      answer: answerOf(person),
      ...(person.paid && { paid: true }),
      sameAs: here ? null : playerId,
    })
  }
  return { answers, people }
}

function answerOf({ answer }: PastedPerson): RachaAnswer {
  return answer === 'maybe' || answer === 'declined' ? answer : 'going'
}

/** Returns whether somebody stands in the racha as in the list: an offer is still a place in the waiting list. */
function standsSo({ status, goalkeeper, paid }: Present, person: PastedPerson): boolean {
  if (goalkeeper !== person.goalkeeper || (person.paid && !paid)) return false
  if (person.answer !== 'waiting') return status === person.answer
  return status === 'waiting' || status === 'offered' || status === 'confirmed'
}

/** Puts those who play before those who wait: places are given in this order. */
function inOrder(pasted: readonly PastedPlayer[]): PastedPlayer[] {
  const waits = ({ person }: PastedPlayer) => Number(person.answer === 'waiting')
  return pasted.toSorted((a, b) => waits(a) - waits(b))
}

/** A guest whose name is taken is told apart by who brings them, others by a number. */
function freeName({ name: written, hostName }: PastedPerson, taken: ReadonlySet<string>): string {
  const name = written.slice(0, LONGEST_NAME)
  if (!taken.has(fold(name))) return name
  const brought = hostName === null ? name : `${name} (com ${hostName})`
  if (brought.length <= LONGEST_NAME && !taken.has(fold(brought))) return brought
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, LONGEST_NAME - 4)} ${number}`
    if (!taken.has(fold(numbered))) return numbered
  }
}
