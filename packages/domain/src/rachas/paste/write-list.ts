import { answerIn, defaultStyle, guestName, kindIn } from './pasted-list.ts'
import { isPaidTitle } from './section-words.ts'
import type { PastedPerson, Roster, RosterGroup, RosterSection, RosterStyle } from './pasted-list.ts'

/** The heading of each section where a list has none of its own. */
export const sectionTitles: Readonly<Record<RosterSection, string>> = {
  players: 'Linha:',
  goalkeepers: 'Goleiros:',
  regulars: 'Mensalistas:',
  day: 'Diaristas:',
  guests: 'Convidados:',
  waiting: 'Lista de espera:',
  maybe: 'Em dúvida:',
  declined: 'Fora:',
}
const answerWords = { confirmed: 'vai', waiting: 'espera', maybe: 'dúvida', declined: 'não vai' } as const
const kindWords = { regular: 'mensalista', day: 'diarista', guest: 'convidado' } as const

/** Writes a roster as a list for the group, in the manner of the list it was read from (N4). */
export function writeList(roster: Roster, style: RosterStyle = defaultStyle): string {
  let next = 1
  const groups = roster.groups.map((group, at) => {
    if (!style.continued) next = 1
    const plain = style.number === null || style.plainSections.includes(group.section)
    const people = linesOf(group, style)
    const empty = plain ? [] : Array.from({ length: group.empty }, () => '')
    const written = [...people, ...empty].map((each) =>
      plain || style.number === null
        ? `${style.bullet}${each}`
        : `${numberOf(next++, style.number)}${each}`.trimEnd(),
    )
    const title =
      group.title ?? (at === 0 && group.section === 'players' ? null : sectionTitles[group.section])
    return [...(title === null ? [] : [title]), ...written].join('\n')
  })
  const remarks = roster.remarks ? [[roster.remarks.title, ...roster.remarks.lines].join('\n')] : []
  const heading = roster.heading.length === 0 ? [] : [roster.heading.join('\n')]
  return [...heading, ...groups, ...remarks].join('\n\n')
}

function numberOf(value: number, { before, digits, after }: NonNullable<RosterStyle['number']>): string {
  const figures = String(value)
  const shown =
    digits === 'emoji'
      ? figures.replaceAll(/\d/g, '$&\uFE0F\u20E3')
      : figures.padStart(digits === 'padded' ? 2 : 1, '0')
  return `${before}${shown}${after}`
}

/** The lines of a group: guests without a name are counted beside their host. */
function linesOf(group: RosterGroup, style: RosterStyle): string[] {
  const lines: string[] = []
  for (let at = 0; at < group.people.length; at += 1) {
    const person = group.people[at]
    if (!person) break
    let guests = 0
    while (isPlainGuest(group.people[at + guests + 1], person, guests)) guests += 1
    at += guests
    lines.push(lineOf(person, guests, group, style))
  }
  return lines
}

function isPlainGuest(person: PastedPerson | undefined, host: PastedPerson, at: number): boolean {
  if (person === undefined || person.hostName !== host.name || person.name !== guestName(host.name, at))
    return false
  return person.note === null && !person.paid && person.answer === host.answer && person.kind === 'guest'
}

function lineOf(
  person: PastedPerson,
  guests: number,
  { section, title }: RosterGroup,
  style: RosterStyle,
): string {
  const { name, note, hostName } = person
  const said = [
    ...(note === null ? [] : [note]),
    ...(hostName === null || name.endsWith(` ${hostName}`) ? [] : [`convidado de ${hostName}`]),
    ...(hostName !== null || person.kind === kindIn(section) || person.kind === null
      ? []
      : [kindWords[person.kind]]),
    ...(person.answer === answerIn(section) ? [] : [answerWords[person.answer]]),
    ...(isPaidTitle(title) && !person.paid ? ['não pago'] : []),
  ].map((each) => `(${each})`)
  const allPaid = isPaidTitle(title)
  const keeper = person.goalkeeper && section !== 'goalkeepers'
  return [
    ...(keeper && style.keeperMark === '🧤' ? ['🧤'] : []),
    name,
    ...(guests === 0 ? [] : [`+${guests}`]),
    ...said,
    ...(keeper && style.keeperMark !== '🧤' ? [`(${style.keeperMark})`] : []),
    ...(person.paid && !allPaid ? [style.paidMark === '✅' ? '✅' : `(${style.paidMark})`] : []),
  ].join(' ')
}
