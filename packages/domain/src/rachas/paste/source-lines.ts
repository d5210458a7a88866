import { LONGEST_NAME } from '../command.ts'
import { readEntry } from './read-entry.ts'
import { looksLikeName } from './looks-like-name.ts'
import type { RosterSection } from './pasted-list.ts'
import { type PlainLine, toPlainLine } from './plain-line.ts'
import { readHeading } from './read-heading.ts'
import { type LineNumber, readBullet, readNumber, splitInline } from './read-number.ts'
import { readOrdered, readSection } from './section-words.ts'
import { splitStruck } from './split-struck.ts'

/** A line of a pasted text, with what can be told of it without the others. */
export type SourceLine = {
  /** Counted from 1; several names in one line share theirs. */
  line: number
  raw: string
  plain: PlainLine
  number: LineNumber | null
  /** The section that it opens; null for none. */
  section: ReturnType<typeof readSection>
}

/** A line beyond this length is no name and no heading. */
export const LONGEST_LINE = 300
const playing: readonly RosterSection[] = ['players', 'goalkeepers', 'regulars', 'day']

/** Returns the lines of a pasted text. */
export function sourceLines(text: string): SourceLine[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw, at) =>
    splitInline(raw)
      .flatMap(splitStruck)
      .map((piece) => toSource(piece, at + 1)),
  )
}

function toSource(raw: string, line: number): SourceLine {
  if (raw.length > LONGEST_LINE)
    return {
      line,
      raw,
      plain: { text: raw.trim(), struck: false, emojiDigits: false },
      number: null,
      section: null,
    }
  const plain = toPlainLine(raw)
  const number = readNumber(plain.text, plain.emojiDigits)
  const found = number === null ? readSection(plain.text) : readOrdered(plain.text)
  // "Lista: quinta, 26/11" is a title.
  const section =
    found && found.rest !== '' && found.section !== 'remarks' && readHeading(found.rest) !== null
      ? null
      : found
  return { line, raw, plain, number, section }
}

/** Returns whether a number counts a person: one with a mark does, a bare one only before what may be a name. */
export function isEntry({ rest, after, before, digits }: LineNumber): boolean {
  const apart = after.trim() !== '' || before !== '' || digits !== 'plain'
  const { name, note } = readEntry(rest)
  if (name.length > LONGEST_NAME) return false
  return apart || (name === '' && note === null) || looksLikeName(name)
}

/** Returns whether a line has a bullet, a box to tick or an answer before its words. */
function beginsMarked(text: string): boolean {
  return readBullet(text).bullet !== '' || /^(?:☑|✅|❌|❓|❔|🚫)/u.test(text)
}

/** Returns where names begin in a list without numbers: below the block of lines that has a title or a fact. */
export function firstNameIn(sources: readonly SourceLine[]): number {
  const opening = sources.findIndex(({ section }) => section !== null && section.section !== 'remarks')
  const end = opening === -1 ? sources.length : opening
  const first = sources[opening]?.section?.section
  const headed = first !== undefined && first !== 'remarks' && playing.includes(first)
  const told = (at: number) => readHeading(sources[at]?.plain.text ?? '') !== null
  let begin = 0
  let at = 0
  while (at < end) {
    while (at < end && sources[at]?.plain.text === '') at += 1
    let stop = at
    while (stop < end && sources[stop]?.plain.text !== '') stop += 1
    const block = Array.from({ length: stop - at }, (_, offset) => at + offset)
    if (!block.some(told)) break
    const bullet = block.findIndex((index) => beginsMarked(sources[index]?.plain.text ?? '') && !told(index))
    // Players above those who wait or are out stand below the title, without a heading of their own.
    const rest = stop === end && !headed ? block.findLastIndex(told) + 1 : block.length
    const last = bullet === -1 ? rest : bullet
    begin = at + last
    at = stop
    if (last < block.length) break
  }
  return headed && begin === 0 ? opening : begin
}
