import * as z from 'zod/mini'

/** The sections of a group's list. `regulars`, `day` and `guests` are players of that kind. */
export const rosterSections = [
  'players',
  'goalkeepers',
  'regulars',
  'day',
  'guests',
  'waiting',
  'maybe',
  'declined',
] as const
export type RosterSection = (typeof rosterSections)[number]

export type PastedAnswer = 'confirmed' | 'waiting' | 'maybe' | 'declined'
export type PastedKind = 'regular' | 'day' | 'guest'

/** A person of a pasted list. */
export type PastedPerson = {
  name: string
  /** Words beside the name that are no answer, payment or position: `filho do Henry`. */
  note: string | null
  goalkeeper: boolean
  answer: PastedAnswer
  kind: PastedKind | null
  paid: boolean
  /** The name of the person who brings this guest. */
  hostName: string | null
}

export type RosterGroup = {
  section: RosterSection
  /** The heading as it was written; null where the list begins without one. */
  title: string | null
  /** The number of its lines without a name. */
  empty: number
  people: readonly PastedPerson[]
}

/** A group's list, as it is read and written. */
export type Roster = {
  /** The lines before the first name, as they were written. */
  heading: readonly string[]
  groups: readonly RosterGroup[]
  /** Rules and remarks, with the heading above them; they are written after the last group. */
  remarks: { title: string; lines: readonly string[] } | null
}

/** The ways in which a line can be read; an answer is that of somebody who stands in the list above it. */
export type LineReading = 'title' | 'fact' | 'section' | 'person' | 'answer' | 'place' | 'ignored' | 'blank'

/** A line of the pasted text, with what it was read as and why. */
export type PastedLine = {
  /** Counted from 1. */
  line: number
  text: string
  as: LineReading
  /** The reason, as a person reads it. */
  why: string
  /** The people that were read from it. */
  people: readonly PastedPerson[]
}

/** A longer line is a rule about paying. */
export const LONGEST_PIX = 120
const mark = z.string().check(z.maxLength(20))

/** The manner in which a list is written. */
export const rosterStyleSchema = z.object({
  /** The mark before a name: `1 - `, `01. `, `1️⃣ `. Null where names are not numbered. */
  number: z.nullable(z.object({ before: mark, digits: z.enum(['plain', 'padded', 'emoji']), after: mark })),
  /** The sections whose names are not numbered although others are. */
  plainSections: z.readonly(z.array(z.enum(rosterSections))),
  /** True if the numbers of a group go on where those of the group before ended. */
  continued: z.boolean(),
  bullet: mark,
  paidMark: mark,
  keeperMark: mark,
  /** The line that says where to pay, as it was written: `Pix: racha@email.com`. Null for none. */
  pix: z.nullable(z.string().check(z.maxLength(LONGEST_PIX))),
})
export type RosterStyle = z.infer<typeof rosterStyleSchema>

/** The facts of the game, as far as the list tells them. */
export type RosterAbout = {
  title: string | null
  day: { day: number; month: number } | null
  /** `20:00`. */
  start: string | null
  end: string | null
  place: string | null
  priceCents: number | null
}

export const defaultStyle: RosterStyle = {
  number: { before: '', digits: 'plain', after: ' - ' },
  plainSections: [],
  continued: false,
  bullet: '',
  paidMark: '✅',
  keeperMark: '🧤',
  pix: null,
}

/** The answer of whoever stands in a section without another mark. */
export function answerIn(section: RosterSection): PastedAnswer {
  return section === 'waiting' || section === 'maybe' || section === 'declined' ? section : 'confirmed'
}

/** The kind of whoever stands in a section without another mark. */
export function kindIn(section: RosterSection): PastedKind | null {
  if (section === 'regulars') return 'regular'
  if (section === 'day') return 'day'
  return section === 'guests' ? 'guest' : null
}

/** The name of the guest without one whom a person brings; `at` counts them from 0. */
export function guestName(hostName: string, at: number): string {
  return at === 0 ? `Convidado de ${hostName}` : `Convidado ${at + 1} de ${hostName}`
}
