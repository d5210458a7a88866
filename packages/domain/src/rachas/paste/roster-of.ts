import { sportLabels } from '../../fields/sports.ts'
import { formatShortDay, formatTimes } from '../../time/format.ts'
import { freePlaces } from '../racha-status.ts'
import type { Participant, RachaRow } from '../racha.ts'
import { shortName } from '../short-name.ts'
import { fold } from '../../text/fold.ts'
import type { PastedAnswer, PastedPerson, Roster, RosterGroup, RosterSection } from './pasted-list.ts'
import { sectionTitles } from './write-list.ts'

type Person = Pick<Participant, 'name' | 'status' | 'goalkeeper' | 'paid'>
type Game = Pick<RachaRow, 'sport' | 'place' | 'timeZone' | 'start' | 'end' | 'maxPlayers'> & {
  participants: readonly Person[]
}

/** Returns a racha as a list for its group (N4): first names alone, and no telephone; who has not answered is not on it. */
export function rosterOf(racha: Game): Roster {
  const { sport, place, timeZone, start, participants } = racha
  const names = listedNames(participants)
  const listed = participants.flatMap((each, at) => {
    const placed = placeOf(each)
    return placed === null ? [] : [{ ...placed, person: toPerson(each, names[at] ?? '', placed) }]
  })
  const groups = (['goalkeepers', 'players', 'waiting', 'maybe', 'declined'] as const).flatMap(
    (section): RosterGroup[] => {
      const people = listed.filter((each) => each.section === section).map(({ person }) => person)
      const empty = section === 'players' ? freePlaces(racha) : 0
      return people.length + empty === 0 ? [] : [{ section, title: sectionTitles[section], empty, people }]
    },
  )
  const heading = [
    `Racha de ${sportLabels[sport].toLowerCase()}`,
    `${formatShortDay(start, timeZone)}, ${formatTimes(racha, timeZone)}`,
    `📍 ${place}`,
  ]
  return { heading, groups, remarks: null }
}

/** Returns how each of a roster is called in its list; an empty text for who is not on it. No two are called the same. */
export function listedNames(
  participants: readonly Pick<Person, 'name' | 'status' | 'goalkeeper'>[],
): string[] {
  const taken = new Set<string>()
  return participants.map((each) => {
    if (placeOf(each) === null) return ''
    const short = shortName(each.name)
    let name = short
    for (let times = 2; taken.has(fold(name)); times += 1) name = `${short} ${times}`
    taken.add(fold(name))
    return name
  })
}

function placeOf({
  status,
  goalkeeper,
}: Pick<Person, 'status' | 'goalkeeper'>): { section: RosterSection; answer: PastedAnswer } | null {
  switch (status) {
    case 'confirmed':
      return { section: goalkeeper ? 'goalkeepers' : 'players', answer: 'confirmed' }
    case 'offered':
    case 'waiting':
      return { section: 'waiting', answer: 'waiting' }
    case 'maybe':
    case 'declined':
      return { section: status, answer: status }
    case 'invited':
    default:
      return null
  }
}

function toPerson(
  { goalkeeper, paid }: Person,
  name: string,
  { answer }: { answer: PastedAnswer },
): PastedPerson {
  return { name, note: null, goalkeeper, answer, kind: null, paid, hostName: null }
}
