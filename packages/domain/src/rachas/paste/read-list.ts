import { fold } from '../../text/fold.ts'
import { answerIn, defaultStyle, guestName, kindIn, LONGEST_PIX } from './pasted-list.ts'
import type { PastedLine, PastedPerson, Roster, RosterAbout, RosterStyle } from './pasted-list.ts'
import { checkMeans } from './check-means.ts'
import { describePerson } from './describe-person.ts'
import { LineWalk, type OpenGroup, type ReadEntry } from './line-walk.ts'
import { toPlainLine } from './plain-line.ts'
import { problemsOf } from './problems-of.ts'
import { readAbout } from './read-heading.ts'
import { type ReadChat, readChat } from './read-chat.ts'
import { readNumber } from './read-number.ts'
import { isPaidTitle, readSection } from './section-words.ts'

/** A pasted text, read: the roster, each of its lines, the manner in which it is written, and what to look at. */
export type ReadList = {
  roster: Roster
  lines: readonly PastedLine[]
  style: RosterStyle
  about: RosterAbout
  /** True for a list, whose manner is kept; a chat without one has none. */
  hasManner: boolean
  /** Sentences about what somebody should look at before it is saved. */
  problems: readonly string[]
}

/**
 * Reads a group's list as it is copied from WhatsApp (N4). Nothing is refused and nothing is lost: every line comes back
 * with what it was read as. The time is linear in the length of the text. An `✅` is a payment unless a legend or the
 * other marks of the list make it an answer; `check` decides it. A chat that is pasted whole is read as answers, given to
 * the last list in it.
 */
export function readList(text: string, check?: 'paid' | 'confirmed'): ReadList {
  const chat = readChat(text)
  return chat ? withAnswers(chat, { text, check }) : readLines(text, check)
}

function readLines(text: string, check?: 'paid' | 'confirmed'): ReadList {
  const walk = new LineWalk(text)
  const means = check ?? checkMeans(walk.lines)
  const people = new Map<ReadEntry, readonly PastedPerson[]>()
  const groups = walk.groups.map((group) => ({
    section: group.section,
    title: group.title,
    empty: group.places - group.entries.length,
    people: group.entries.flatMap((entry) => {
      const read = toPeople(entry, group, means)
      people.set(entry, read)
      return read
    }),
  }))
  const roster: Roster = { heading: walk.heading, groups, remarks: walk.remarks }
  const lines = walk.lines.map(({ entries, ...line }): PastedLine => {
    const own = entries.flatMap((entry) => people.get(entry) ?? [])
    const why = own.length === 0 || line.as !== 'person' ? line.why : whyOf(entries, own)
    return { ...line, why, people: own }
  })
  return {
    roster,
    lines,
    style: styleOf(walk, means),
    hasManner: true,
    about: readAbout(roster),
    problems: problemsOf(roster, { phones: walk.phones, tooLong: walk.tooLong, length: text.length }),
  }
}

/** Reads a chat: its list, as the answers left it, and who answered without standing in it. */
function withAnswers(
  chat: ReadChat,
  { text, check }: { text: string; check: 'paid' | 'confirmed' | undefined },
): ReadList {
  const base = chat.list === null ? null : readLines(chat.list.text, check)
  const listed = base?.roster.groups.flatMap(({ people }) => people) ?? []
  const answers = new Map(
    chat.people.flatMap((person) => {
      const same = person.hostName === null ? whoIs(person.name, listed) : undefined
      return same ? [[same, person] as const] : []
    }),
  )
  const after = new Map(
    listed.map((person) => {
      const said = answers.get(person)
      const paid = person.paid || said?.paid === true
      return [person, said ? { ...person, answer: said.answer, paid } : person] as const
    }),
  )
  const met = new Set(answers.values())
  const now = (people: readonly PastedPerson[]) => people.map((person) => after.get(person) ?? person)
  const added = chat.people.filter((person) => !met.has(person))
  const first = (chat.list?.line ?? 1) - 1
  const lines = [
    ...(base?.lines.map((each) => ({ ...each, line: each.line + first, people: now(each.people) })) ?? []),
    ...chat.lines.map((each) => toAnswer(each, answers)),
  ].toSorted((a, b) => a.line - b.line)
  const roster: Roster = {
    heading: base?.roster.heading ?? [],
    groups: [
      ...(base?.roster.groups.map((group) => ({ ...group, people: now(group.people) })) ?? []),
      ...(added.length > 0 ? [{ section: 'players' as const, title: null, empty: 0, people: added }] : []),
    ],
    remarks: base?.roster.remarks ?? null,
  }
  return {
    roster,
    lines,
    style: base?.style ?? defaultStyle,
    hasManner: base !== null,
    about: readAbout(roster),
    problems: problemsOf(roster, { phones: chat.phones, tooLong: 0, length: text.length }),
  }
}

/** Shows the line of somebody who stands in the list as an answer; the person is shown there. */
function toAnswer(line: PastedLine, answers: ReadonlyMap<PastedPerson, PastedPerson>): PastedLine {
  const [listed] = [...answers].find(([, said]) => line.people.includes(said)) ?? []
  if (!listed) return line
  const people = line.people.slice(1)
  const as = people.length > 0 ? 'person' : 'answer'
  return { ...line, as, why: `Vale para ${listed.name}, na lista: ${line.why}`, people }
}

/** Returns who of a list is called so, by the whole name or by its beginning, where that is one person. */
function whoIs(name: string, listed: readonly PastedPerson[]): PastedPerson | undefined {
  const said = fold(name)
  const same = listed.filter((person) => fold(person.name) === said)
  const near = listed.filter((person) => {
    const short = fold(person.name)
    return `${said} `.startsWith(`${short} `) || `${short} `.startsWith(`${said} `)
  })
  const found = same.length > 0 ? same : near
  return found.length === 1 ? found[0] : undefined
}

function toPeople(
  { entry, struck }: ReadEntry,
  { section, title }: OpenGroup,
  means: 'paid' | 'confirmed',
): readonly PastedPerson[] {
  const paidSection = isPaidTitle(title)
  const confirmed = section === 'maybe' && entry.check && means === 'confirmed' ? 'confirmed' : null
  const person: PastedPerson = {
    name: entry.name,
    note: entry.note,
    goalkeeper: entry.keeper || section === 'goalkeepers',
    answer: struck ? 'declined' : (entry.answer ?? confirmed ?? answerIn(section)),
    kind: entry.kind ?? kindIn(section),
    paid: entry.paid ?? (paidSection || (entry.check && means === 'paid')),
    hostName: entry.hostName,
  }
  const guests = entry.guests.map((name, at): PastedPerson => ({
    name: name ?? guestName(person.name, at),
    note: null,
    goalkeeper: section === 'goalkeepers',
    answer: person.answer,
    kind: 'guest',
    paid: false,
    hostName: person.name,
  }))
  return [person, ...guests]
}

function whyOf(entries: readonly ReadEntry[], people: readonly PastedPerson[]): string {
  const said = people.map(describePerson)
  const phones = entries.some(({ entry }) => entry.phones > 0) ? ['O telefone ficou de fora.'] : []
  const dropped = entries.map(({ entry }) => entry.dropped).join('')
  const left = dropped === '' ? [] : [`${dropped} ficou de fora do nome.`]
  return [...said, ...phones, ...left].join(' ')
}

function styleOf(walk: LineWalk, means: 'paid' | 'confirmed'): RosterStyle {
  const numbered = walk.groups.filter(({ firstNumber }) => firstNumber !== null)
  const plain = walk.groups.filter(({ firstNumber, entries }) => firstNumber === null && entries.length > 0)
  const entries = walk.groups.flatMap((group) => group.entries)
  const checked = means === 'paid' && entries.some(({ entry }) => entry.check)
  const gloved = entries.some(({ entry, text }) => entry.keeper && text.includes('🧤'))
  const worded = entries.some(({ entry }) => entry.keeper) && !gloved
  const paid = entries.some(({ entry }) => entry.paid === true)
  return {
    number: walk.number,
    plainSections: walk.number === null ? [] : plain.map(({ section }) => section),
    continued: goesOn(numbered),
    bullet: walk.bullet,
    paidMark: checked || (!paid && means === 'paid') ? '✅' : 'pago',
    keeperMark: worded ? 'goleiro' : defaultStyle.keeperMark,
    pix: pixLine([...walk.heading, ...(walk.remarks?.lines ?? [])]),
  }
}

/** Returns the line that tells the key of a Pix, with the one below it where that is the key: `Chave Pix:`. */
function pixLine(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => {
    const { text, emojiDigits } = toPlainLine(line)
    return /\bpix\b/.test(fold(text)) && readNumber(text, emojiDigits) === null && readSection(text) === null
  })
  const line = lines[at]
  if (line === undefined) return null
  const whole = line.trim().endsWith(':') ? `${line} ${lines[at + 1] ?? ''}`.trim() : line
  return whole.length > LONGEST_PIX ? null : whole
}

function goesOn(groups: readonly OpenGroup[]): boolean {
  return groups.some((group, at) => {
    const before = groups[at - 1]
    return before !== undefined && group.firstNumber === (before.lastNumber ?? 0) + 1
  })
}
