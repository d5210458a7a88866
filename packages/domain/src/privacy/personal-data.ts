/** The name that stands in place of a deleted person's. */
export const REMOVED_NAME = 'Pessoa removida'
/** The id that stands in place of a deleted person's, in columns that always have one. It leads to nobody. */
export const REMOVED_ID = 'removed-person'

/** The text that stands in place of the words by which a bank named the payer. It is the key of no transaction. */
export const REMOVED_KEY = 'removed-transaction'

/** The person whom a deletion or an export is about. Phone and CPF in digits, as they are stored. */
export type Person = {
  id: string
  name: string
  email: string
  phone: string | null
  document: string | null
}

/**
 * The fate of a column by a deletion: it takes a value that tells nobody, goes, takes the value of another column of the same
 * object (`from`), loses the person's name out of a text that says more (`cleaned`), or stays for a reason of the law.
 * `where` narrows it to objects with one of these values.
 */
export type Fate =
  | 'cleaned'
  | 'removed'
  | { becomes: string | null; where?: { column: string; in: readonly string[] } }
  | { from: string }
  | { kept: string }

/**
 * By what a column tells the person: their id, e-mail or phone; a text with their id or e-mail in it (`mention`); the id of
 * an object of the same row that is about them (`theirs`); the key of a row of another table that is; or a text with it.
 */
export type ToldBy =
  | 'id'
  | 'email'
  | 'phone'
  | 'mention'
  | 'theirs'
  | { rowOf: readonly string[]; key: string; inText?: true }

/** Some objects of a row, and what deletion does to them where they are about the person. */
export type About = {
  /** The path of the objects, `counter.payments[]`; empty for the row itself. */
  in: string
  /** The column of the object that tells whom it is about; empty for an element that is the id itself. */
  who: string
  by: ToldBy
  /** `removed` for all of the object, or the fate of each column, by its path in the object. */
  fates: 'removed' | Readonly<Record<string, Fate>>
}

/** The parts of an export in which rows stand whole, as their person sees them. */
export type ExportPart =
  | 'bookings'
  | 'tabs'
  | 'series'
  | 'seriesRequests'
  | 'waits'
  | 'rachas'
  | 'splits'
  | 'reviews'
  | 'notifications'
  | 'interests'

/** The declaration of what a table has of people. It is data: a store in memory and one in SQL forget and export by the same. */
export type PersonalData = {
  people: readonly About[]
  /** Paths of texts in anybody's words: where a row is about the person, their name is taken out of them. */
  words?: readonly string[]
  /**
   * The place in an export: rows whole for the person whom one of these columns names, else the columns about them
   * (`mentions`). `account` has parts of its own; who has what is `secret` could act for the person.
   */
  exported: { part: ExportPart; of: readonly string[] } | 'mentions' | 'account' | 'secret'
}

/** A table in which nobody is. */
export const nobody: PersonalData = { people: [], exported: 'mentions' }

export const emptied: Fate = { becomes: null }
export const blank: Fate = { becomes: '' }
export const renamed: Fate = { becomes: REMOVED_NAME }
export const unknown: Fate = { becomes: REMOVED_ID }
/**
 * The key of a bank's transaction has the payer's name in it, folded and cut off. It is replaced, not emptied: a payment with
 * a key passed no till.
 */
export const unnamed: Fate = { becomes: REMOVED_KEY }

/** Returns the same declarations for objects that stand deeper in a row. */
export function within(path: string, people: readonly About[]): About[] {
  return people.map((about) => ({ ...about, in: about.in === '' ? path : `${path}.${about.in}` }))
}
