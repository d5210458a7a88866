import { sportLabels } from '../../fields/sports.ts'
import { formatCents } from '../../money/money.ts'
import { capital } from '../../text/capital.ts'
import { formatShortDay, formatTimes } from '../../time/format.ts'
import { agesWords } from '../ages.ts'
import { freePlaces } from '../racha-status.ts'
import type { RachaDetail, RachaPerson } from '../racha.ts'
import { shortName } from '../short-name.ts'
import { fold } from '../../text/fold.ts'
import { defaultStyle } from './pasted-list.ts'
import type { PastedAnswer, PastedPerson, Roster, RosterGroup, RosterSection } from './pasted-list.ts'
import { withoutPhones } from './plain-line.ts'
import { readEntry } from './read-entry.ts'
import { readList } from './read-list.ts'
import { sectionTitles, writeList } from './write-list.ts'

type Person = Pick<RachaPerson, 'name' | 'hasAccount' | 'status' | 'goalkeeper' | 'paid'>
type Game = Pick<
  RachaDetail,
  | 'sport'
  | 'place'
  | 'timeZone'
  | 'start'
  | 'end'
  | 'maxPlayers'
  | 'pricePerHeadCents'
  | 'minAge'
  | 'maxAge'
  | 'listStyle'
> & { participants: readonly Person[] }

/**
 * Writes a racha as a list for its group (N4), in the manner of the list that was pasted last. Where that would be read as
 * anybody else, such as names without numbers that look like sentences, names are numbered.
 */
export function copiedList(racha: Game): string {
  const roster = rosterOf(racha)
  const style = racha.listStyle ?? defaultStyle
  const text = writeList(roster, style)
  return isReadAs(text, roster) ? text : writeList(roster, defaultStyle)
}

function isReadAs(text: string, { groups }: Roster): boolean {
  const standing = (all: readonly RosterGroup[]) =>
    all.flatMap(({ people }) =>
      people.map(({ name, answer, goalkeeper, paid }) => [name, answer, goalkeeper, paid].join('|')),
    )
  const read = standing(readList(text).roster.groups)
  const wanted = standing(groups)
  return read.length === wanted.length && read.every((each, at) => each === wanted[at])
}

/**
 * Returns a racha as a list for its group (N4): guests as the organiser wrote them, people with an account by their first
 * name, and nobody's telephone; who has not answered is not on it.
 */
export function rosterOf(racha: Game): Roster {
  const { participants } = racha
  const names = listedNames(racha)
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
  return { heading: headingOf(racha), groups, remarks: null }
}

function headingOf(racha: Omit<Game, 'participants'>): string[] {
  const { sport, place, timeZone, start, pricePerHeadCents, listStyle } = racha
  const pix = listStyle?.pix ?? null
  const ages = agesWords(racha)
  return [
    `Racha de ${sportLabels[sport].toLowerCase()}`,
    `${formatShortDay(start, timeZone)}, ${formatTimes(racha, timeZone)}`,
    `📍 ${place}`,
    ...(pricePerHeadCents > 0 ? [`💰 ${formatCents(pricePerHeadCents)} por pessoa`] : []),
    ...(ages === null ? [] : [`🎂 ${capital(ages)}`]),
    ...(pix === null ? [] : [pix]),
  ]
}

/**
 * Returns how each of a racha is called in its list; an empty text for who is not on it. No two are called the same. A name
 * that a list would read as something else (`Fora`, `Ana - pago`) is cut down to what is read as a name.
 */
export function listedNames(racha: Game): string[] {
  const heading = headingOf(racha).join('\n')
  const taken = new Set<string>()
  const isName = (name: string) => {
    if (name === '') return false
    const people = readList(`${heading}\n\n1 - ${name}`).roster.groups.flatMap((group) => group.people)
    const [read] = people
    return (
      people.length === 1 &&
      read?.name === name &&
      read.answer === 'confirmed' &&
      !read.goalkeeper &&
      !read.paid
    )
  }
  /** The name, or with the first number behind it that nobody has; undefined where that is read as something else. */
  const freeName = (name: string, from = 1): string | undefined => {
    const numbered = from === 1 ? name : `${name} ${from}`
    if (taken.has(fold(numbered))) return freeName(name, from + 1)
    return isName(numbered) ? numbered : undefined
  }
  return racha.participants.map((each) => {
    if (placeOf(each) === null) return ''
    const shown = each.hasAccount
      ? shortName(each.name)
      : withoutPhones(each.name).text.replaceAll(/\s+/g, ' ').trim()
    const name =
      freeName(shown) ??
      freeName(readEntry(shown).name) ??
      freeName(shown.replaceAll(/[^\p{L} ]+/gu, '').trim()) ??
      freeName('Jogador', 2) ??
      ''
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
