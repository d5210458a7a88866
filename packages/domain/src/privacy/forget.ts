import {
  type Declared,
  isAbout,
  type Known,
  knownOf,
  mentionOf,
  noteOwn,
  type Row,
  type Tables,
} from './find-person.ts'
import { GONE, mapAt } from './map-at.ts'
import {
  type About,
  type Fate,
  type Person,
  type PersonalData,
  REMOVED_ID,
  REMOVED_NAME,
} from './personal-data.ts'

/** A row as a deletion leaves it; null where it goes. */
export type Forgotten = { table: string; id: string; after: Row | null }

/**
 * Returns what the deletion of a person does to all tables, by what each declares (LGPD): the rows that change or go. It
 * reads the rows as they are before any of them is written, since they tell whose others are.
 */
export function forget(tables: Tables, declared: Declared, person: Person): Forgotten[] {
  const known = knownOf(tables, declared, person)
  return Object.entries(declared).flatMap(([table, data]) =>
    (tables[table] ?? []).flatMap((row) => {
      const after = forgetInRow(row, data, known)
      return after === row ? [] : [{ table, id: row.id, after }]
    }),
  )
}

/** Returns a row without the person: the same where they are not in it, null where it goes. */
export function forgetInRow(row: Row, { people, words = [] }: PersonalData, known: Known): Row | null {
  const names = new Set([known.person.name])
  let left: unknown = row
  const theirs = new Set<string>()
  const found: About[] = []
  for (const about of people) {
    left = mapAt(left, about.in, (part) => {
      if (!isAbout(part, about, known, theirs)) return part
      found.push(about)
      noteOwn(part, theirs)
      return about.fates === 'removed' ? GONE : forgetColumns(part, about.fates, { names, known })
    })
    if (left === GONE) return null
  }
  // Whoever is not in the row may be somebody else of the same name.
  const clean = found.length > 0 ? cleanerOf(names, known) : withoutKeys(known)
  for (const path of words) left = mapAt(left, path, clean)
  return left as Row
}

type Finding = { names: Set<string>; known: Known }

function forgetColumns(part: unknown, fates: Readonly<Record<string, Fate>>, finding: Finding): unknown {
  return Object.entries(fates).reduce((left, [path, fate]) => forgetColumn(left, path, fate, finding), part)
}

function forgetColumn(part: unknown, path: string, fate: Fate, { names, known }: Finding): unknown {
  if (fate === 'removed') return mapAt(part, path, () => GONE)
  if (fate === 'cleaned') return mapAt(part, path, cleanerOf(names, known))
  if ('kept' in fate) return part
  if ('from' in fate) return mapAt(part, path, () => valueAt(part, fate.from) ?? '')
  const { becomes, where } = fate
  if (where) {
    const at = path.lastIndexOf('.')
    const [owner, column] = [path.slice(0, at), path.slice(at + 1)]
    return mapAt(part, owner, (each) => {
      const isOne = where.in.includes(String(valueAt(each, where.column)))
      return isOne ? mapAt(each, column, () => becomes) : each
    })
  }
  return mapAt(part, path, (value) => {
    if (becomes === REMOVED_NAME && typeof value === 'string' && value.trim().length > 2) names.add(value)
    return becomes
  })
}

/** Returns a function that takes a person's names, id, e-mail, phone and CPF out of a text. */
function cleanerOf(names: ReadonlySet<string>, known: Known): (text: unknown) => unknown {
  const longestFirst = [...names].toSorted((a, b) => b.length - a.length)
  const pattern = mentionOf(longestFirst)
  const keys = withoutKeys(known)
  return (text) => keys(typeof text === 'string' ? text.replace(pattern, REMOVED_NAME) : text)
}

/** Returns a function that takes what is one person's alone out of a text, and out of an id that is made of theirs. */
function withoutKeys({ inId, contact }: Known): (text: unknown) => unknown {
  return (text) =>
    typeof text === 'string' ? text.replace(inId, REMOVED_ID).replace(contact, REMOVED_NAME) : text
}

function valueAt(part: unknown, path: string): unknown {
  let found: unknown
  mapAt(part, path, (value) => (found = value))
  return found
}
