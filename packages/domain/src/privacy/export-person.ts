import {
  type Declared,
  isAbout,
  type Known,
  knownOf,
  partsAbout,
  type Row,
  type Tables,
} from './find-person.ts'
import { allAt } from './map-at.ts'
import type { About, ExportPart, Fate, Person, PersonalData } from './personal-data.ts'

/** The part of a row that is about a person: its id, and their columns. */
export type Mention = Record<string, unknown>

/** All that is kept about a person: their own rows by the part of an export, and where else they stand, by table. */
export type Exported = { rows: Readonly<Record<ExportPart, Row[]>>; mentions: Record<string, Mention[]> }

/** Returns what is kept about a person, by what each table declares. Secrets are no part of it. */
export function exportPerson(tables: Tables, declared: Declared, person: Person): Exported {
  const known = knownOf(tables, declared, person)
  const rows: Record<ExportPart, Row[]> = {
    bookings: [],
    tabs: [],
    series: [],
    seriesRequests: [],
    waits: [],
    rachas: [],
    splits: [],
    reviews: [],
    notifications: [],
    interests: [],
  }
  const mentions: Record<string, Mention[]> = {}
  for (const [table, data] of Object.entries(declared)) {
    const { exported } = data
    if (exported === 'secret' || exported === 'account') continue
    for (const row of tables[table] ?? []) {
      if (exported !== 'mentions' && isOwn(row, data, exported.of, known)) rows[exported.part].push(row)
      const found = partsAbout(row, data, known).filter(
        ({ about }) => exported === 'mentions' || !exported.of.includes(pathOf(about)),
      )
      if (found.length > 0)
        (mentions[table] ??= []).push(...found.map(({ part, about }) => mentionIn(row, part, about)))
    }
  }
  return { rows, mentions }
}

const pathOf = ({ in: at, who }: About) => [at, who].filter(Boolean).join('.')

function isOwn(row: Row, { people }: PersonalData, of: readonly string[], known: Known): boolean {
  return people.some(
    (about) => of.includes(pathOf(about)) && allAt(row, about.in).some((part) => isAbout(part, about, known)),
  )
}

function mentionIn({ id }: Row, part: unknown, { who, fates }: About): Mention {
  const columns = fates === 'removed' ? [] : Object.entries(fates).filter(([, fate]) => isTold(fate))
  const paths = ['at', who, ...columns.map(([path]) => path)].filter((path) => path !== '' && path !== 'id')
  const told = paths.flatMap((path) => {
    const found = allAt(part, path)
    return found.length === 0 ? [] : [[path, found.length === 1 ? found[0] : found] as const]
  })
  return { ...Object.fromEntries(told), id }
}

/** Returns whether a column is about the person alone. Texts may have others in them. */
function isTold(fate: Fate): boolean {
  return typeof fate === 'object' && 'becomes' in fate && fate.becomes !== '' && fate.where === undefined
}
