import { LONGEST_NAME } from '../command.ts'
import { type Entry, readEntry } from './read-entry.ts'
import { looksLikeName } from './looks-like-name.ts'
import { type LineReading, type RosterSection, type RosterStyle } from './pasted-list.ts'
import { toPlainLine } from './plain-line.ts'
import { readHeading } from './read-heading.ts'
import { type LineNumber, readBullet, splitNames } from './read-number.ts'
import { firstNameIn, isEntry, LONGEST_LINE, type SourceLine, sourceLines } from './source-lines.ts'
import { withoutPrice } from './without-price.ts'

/** A name as it was read, before the marks of the whole list are known. */
export type ReadEntry = { entry: Entry; struck: boolean; text: string }

/** A section of the list while its names are read. */
export type OpenGroup = {
  section: RosterSection
  title: string | null
  places: number
  entries: ReadEntry[]
  firstNumber: number | null
  lastNumber: number | null
}

/** A line with what it was read as, why, and the names in it. */
export type WalkedLine = {
  line: number
  text: string
  as: LineReading
  why: string
  entries: readonly ReadEntry[]
}

const REMARKS = 'Obs.:'

/** Walks over the lines of a pasted list once, and notes what each is. */
export class LineWalk {
  readonly heading: string[] = []
  readonly groups: OpenGroup[] = []
  readonly lines: WalkedLine[] = []
  remarks: { title: string; lines: string[] } | null = null
  number: RosterStyle['number'] = null
  bullet = ''
  phones = 0
  /** The lines with a number among the names whose own is longer than a name may be. */
  tooLong = 0

  #place: 'heading' | 'list' | 'remarks' = 'heading'
  #afterPerson = false
  #afterBlank = true
  readonly #numbered: boolean
  /** The index of the first line that can be a name where names have no numbers. */
  readonly #firstName: number
  readonly #sources: readonly SourceLine[]

  constructor(text: string) {
    this.#sources = withoutPrice(sourceLines(text))
    this.#numbered = this.#sources.some(
      ({ number, section }) => number !== null && section === null && isEntry(number),
    )
    this.#firstName = this.#numbered ? Infinity : firstNameIn(this.#sources)
    for (const [at, source] of this.#sources.entries()) this.#walk(source, at)
  }

  #walk(source: SourceLine, at: number): void {
    const { plain, number, section, raw } = source
    if (plain.text === '') {
      this.#note(source, 'blank', '')
      this.#afterBlank = true
      this.#afterPerson = false
      return
    }
    const person = this.#readLine(source, at)
    this.#afterPerson = person
    this.#afterBlank = false
    if (person && number && this.number === null && section === null) this.number = styleOf(number)
    if (person && number === null && this.bullet === '')
      this.bullet = readBullet(toPlainLine(raw).text).bullet
  }

  /** Returns whether the line is a person's. */
  #readLine(source: SourceLine, at: number): boolean {
    const { plain, number, section } = source
    if (section) return this.#open(source, section)
    if (this.#place === 'remarks' && !this.#beginsAgain(number)) {
      this.#remark(source, readHeading(plain.text) === 'fact' ? 'fact' : 'ignored', 'Regra ou recado.')
      return false
    }
    if (plain.text.length > LONGEST_LINE) {
      this.#aside(source, 'ignored', 'Texto longo demais para um nome.')
      return false
    }
    if (number && isEntry(number)) return this.#person(source, number.rest, number)
    if (this.#place === 'heading' && at < this.#firstName) {
      const reading = readHeading(plain.text)
      const why = reading === 'fact' ? 'Dia, hora, lugar ou preço.' : 'Fica no topo da lista.'
      this.#note(
        source,
        reading === 'fact' ? 'fact' : reading === 'title' || this.heading.length === 0 ? 'title' : 'ignored',
        why,
      )
      this.heading.push(source.raw.trim())
      return false
    }
    return this.#bare(source)
  }

  /** A line without a number, where names may stand. */
  #bare(source: SourceLine): boolean {
    const { plain, number } = source
    const { rest, bullet } = readBullet(plain.text)
    const reading = readHeading(plain.text)
    const group = this.groups.at(-1)
    const several = rest.split(',').map((each) => readEntry(each).name)
    const open =
      !this.#numbered || (group !== undefined && group.title !== null && group.firstNumber === null)
    if (
      open &&
      reading === null &&
      several.length > 1 &&
      several.every((name) => name !== '' && looksLikeName(name))
    )
      return this.#several(source, rest.split(','))
    if (number && this.#afterPerson && readEntry(number.rest).name.length > LONGEST_NAME) {
      this.tooLong += 1
      this.#aside(source, 'ignored', 'Texto longo demais para um nome.')
      return false
    }
    const entry = readEntry(rest)
    // "Técnico: Juvenal" is a remark.
    const labelled = entry.note !== null && rest.includes(':')
    const named = entry.name !== '' && !labelled && looksLikeName(entry.name)
    if (reading === null && named && (open || this.#afterPerson || bullet !== ''))
      return this.#person(source, rest, null)
    const empty = this.groups.every(({ places }) => places === 0)
    if (empty && reading !== null) {
      this.#note(source, reading, 'Dia, hora, lugar ou preço.')
      this.heading.push(source.raw.trim())
      return false
    }
    if (reading === 'fact') this.#aside(source, 'fact', 'Fica depois da lista.')
    else this.#aside(source, 'ignored', 'Não parece um nome.')
    return false
  }

  #open(source: SourceLine, { section, rest, title }: NonNullable<SourceLine['section']>): boolean {
    if (section === 'remarks') {
      this.#place = 'remarks'
      if (this.remarks) this.#remark(source, 'ignored', 'Regra ou recado.')
      else {
        this.remarks = { title: source.raw.trim(), lines: [] }
        this.#note(source, 'ignored', 'Daqui em diante são regras e recados.')
      }
      return false
    }
    const written = rest === '' ? source.raw.trim() : title
    const group = this.#begin(section, written)
    const entries = rest === '' ? [] : splitNames(rest).map((each) => this.#entry(each, false))
    const named = entries.filter(({ entry }) => entry.name !== '')
    group.entries.push(...named)
    group.places += named.length
    this.#note(source, 'section', sectionWhy[section], named)
    return false
  }

  #person(source: SourceLine, rest: string, number: LineNumber | null): boolean {
    const read = this.#entry(rest, source.plain.struck)
    if (number?.before.toLowerCase() === 'g') read.entry.keeper = true
    const current = this.#place === 'list' ? this.groups.at(-1) : undefined
    const group = current && !this.#followsKeepers(current, number) ? current : this.#begin()
    if (number) {
      group.firstNumber ??= number.value
      group.lastNumber = number.value
    }
    group.places += 1
    if (read.entry.name === '') {
      this.#note(source, 'place', read.entry.phones > 0 ? 'Só um telefone: falta o nome.' : 'Lugar sem nome.')
      return true
    }
    group.entries.push({ ...read, text: source.raw })
    this.#note(source, 'person', '', group.entries.slice(-1))
    return true
  }

  /** Names with commas between them, in one line. */
  #several(source: SourceLine, names: readonly string[]): boolean {
    const entries = names.map((each) => this.#entry(each, source.plain.struck))
    const group = this.groups.at(-1) ?? this.#begin()
    group.entries.push(...entries)
    group.places += entries.length
    this.#note(source, 'person', '', entries)
    return true
  }

  /** Opens a section; without more, the players of a list that begins without a heading. */
  #begin(section: RosterSection = 'players', title: string | null = null): OpenGroup {
    this.#place = 'list'
    const group = { section, title, places: 0, entries: [], firstNumber: null, lastNumber: null }
    this.groups.push(group)
    return group
  }

  #entry(text: string, struck: boolean): ReadEntry {
    const entry = readEntry(text)
    this.phones += entry.phones
    return { entry, struck, text }
  }

  /** After rules a list begins with its first number, below a blank line. */
  #beginsAgain(number: LineNumber | null): boolean {
    if (!this.#afterBlank || number?.value !== 1 || this.groups.some(({ places }) => places > 0)) return false
    return looksLikeName(readEntry(number.rest).name)
  }

  /** Below goalkeepers and a blank line, numbers that start at 1 are the players', without a heading. */
  #followsKeepers({ section, places }: OpenGroup, number: LineNumber | null): boolean {
    return section === 'goalkeepers' && places > 0 && this.#afterBlank && number?.value === 1
  }

  /** Keeps a line that is no name: above the list while there is none, else below it. */
  #aside(source: SourceLine, as: LineReading, why: string): void {
    if (this.#place === 'heading') {
      this.#note(source, as, why)
      this.heading.push(source.raw.trim())
    } else this.#remark(source, as, why)
  }

  #remark(source: SourceLine, as: LineReading, why: string): void {
    this.remarks ??= { title: REMARKS, lines: [] }
    this.remarks.lines.push(source.raw.trim())
    this.#note(source, as, why)
  }

  #note({ line, raw }: SourceLine, as: LineReading, why: string, entries: readonly ReadEntry[] = []): void {
    this.lines.push({ line, text: raw, as, why, entries })
  }
}

const sectionWhy: Readonly<Record<RosterSection, string>> = {
  players: 'Daqui em diante, quem joga.',
  goalkeepers: 'Daqui em diante, os goleiros.',
  regulars: 'Daqui em diante, os mensalistas.',
  day: 'Daqui em diante, os diaristas.',
  guests: 'Daqui em diante, os convidados.',
  waiting: 'Daqui em diante, a lista de espera.',
  maybe: 'Daqui em diante, quem está em dúvida.',
  declined: 'Daqui em diante, quem não vai.',
}

/** The manner of a number; the `G` of `G1` is said of the person, not of the list. */
function styleOf({ before, digits, after }: LineNumber): RosterStyle['number'] {
  return { before: before.toLowerCase() === 'g' ? '' : before, digits, after }
}
