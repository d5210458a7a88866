import { phoneDigits } from '../users/phone.ts'
import { allAt } from './map-at.ts'
import type { About, Person, PersonalData, ToldBy } from './personal-data.ts'

export type Row = { readonly id: string }
/** The rows of each table, and what each table has of people. */
export type Tables = Readonly<Record<string, readonly Row[]>>
export type Declared = Readonly<Record<string, PersonalData>>

/** A person, patterns of what is theirs alone, and the keys of rows that are theirs, by table and path: `tabs.code`. */
export type Known = {
  person: Person
  /** Their id or e-mail in a text. */
  mention: RegExp
  /** Their id in a text, or in an id that is made of it. */
  inId: RegExp
  /** Their e-mail, phone or CPF in a text. */
  contact: RegExp
  keys: ReadonlyMap<string, ReadonlySet<string>>
}

/** Returns what tells a person in all tables: their own data, and the keys of the rows that are about them as a whole. */
export function knownOf(tables: Tables, declared: Declared, person: Person): Known {
  const keys = new Map<string, ReadonlySet<string>>()
  const { id, email, phone, document } = person
  const known = {
    person,
    mention: mentionOf([id, email]),
    inId: new RegExp(String.raw`${escaped(id)}(?![\w-])`, 'g'),
    contact: mentionOf([email, phone, document].filter((each) => each !== null)),
    keys,
  }
  const asked = Object.values(declared).flatMap(({ people }) =>
    people.flatMap(({ by }) =>
      typeof by === 'string' ? [] : by.rowOf.map((table) => ({ table, key: by.key })),
    ),
  )
  for (const { table, key } of asked) {
    const name = `${table}.${key}`
    if (keys.has(name)) continue
    const whole = (declared[table]?.people ?? []).filter(
      ({ in: at, by }) => at === '' && (by === 'id' || by === 'email'),
    )
    const own = (tables[table] ?? []).filter((row) => whole.some((about) => isAbout(row, about, known)))
    keys.set(name, new Set(own.flatMap((row) => allAt(row, key)).filter((each) => typeof each === 'string')))
  }
  return known
}

/** Returns the texts of which one stands in every row by which a person is told. */
export function wordsOf({ id, email, phone, document }: Person): string[] {
  return [id, email, ...[phone, document].flatMap((digits) => (digits ? [digits.slice(-8)] : []))]
}

/** Returns a pattern of these words: none of them is found as a part of a longer one. */
export function mentionOf(words: readonly string[]): RegExp {
  const any = words.filter(Boolean).map(escaped)
  if (any.length === 0) return /(?!)/g
  return new RegExp(`(?<![\\p{L}\\p{N}_.+-])(?:${any.join('|')})(?![\\p{L}\\p{N}_-]|\\.\\w)`, 'giu')
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Returns whether an object of a row is about the person. `theirs`: ids of objects of the same row that are. */
export function isAbout(
  part: unknown,
  { who, by }: About,
  known: Known,
  theirs?: ReadonlySet<string>,
): boolean {
  const [value] = allAt(part, who)
  if (typeof value !== 'string') return false
  return by === 'theirs' ? theirs?.has(value) === true : tells(value, by, known)
}

/** Returns the objects of a row that are about the person, each with its declaration. */
export function partsAbout(
  row: Row,
  { people }: PersonalData,
  known: Known,
): { part: unknown; about: About }[] {
  const theirs = new Set<string>()
  return people.flatMap((about) =>
    allAt(row, about.in).flatMap((part) => {
      if (!isAbout(part, about, known, theirs)) return []
      noteOwn(part, theirs)
      return [{ part, about }]
    }),
  )
}

/** Adds the id of an object that is about the person. */
export function noteOwn(part: unknown, theirs: Set<string>): void {
  const [id] = allAt(part, 'id')
  if (typeof id === 'string') theirs.add(id)
}

function tells(value: string, by: Exclude<ToldBy, 'theirs'>, { person, mention, keys }: Known): boolean {
  if (by === 'id') return value === person.id
  if (by === 'email') return value.toLowerCase() === person.email.toLowerCase()
  if (by === 'phone') return person.phone !== null && phoneDigits(value) === phoneDigits(person.phone)
  if (by === 'mention') return value.search(mention) >= 0
  const own = by.rowOf.map((table) => keys.get(`${table}.${by.key}`) ?? new Set<string>())
  if (!by.inText) return own.some((known) => known.has(value))
  return own.some((known) => [...known].some((key) => hasWhole(value, key)))
}

/** Returns whether a text has a key in it that ends there: `pay-1` is in `pay-1-refund`, not in `pay-12`. */
function hasWhole(text: string, key: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1))
    if (!/\w/.test(text.charAt(at + key.length))) return true
  return false
}
