import * as z from 'zod/mini'
import type { Notice } from '../../notifications/notice.ts'
import { daySchema, instantSchema, LAST_ZONE, localDay } from '../../time/zone.ts'
import { type FieldSearch, fieldSearchSchema } from './search.ts'

/** The most searches that somebody keeps. */
export const MAX_SEARCHES = 20
/** A search that finds more fields than these has news every day: it tells of none. */
export const MAX_NEWS_FIELDS = 200

/** A search without its paging and order. */
export type SearchFilters = Omit<FieldSearch, 'page' | 'perPage' | 'sort' | 'near'>

/** The query of a search, by parameter, as the listing asks it. */
const questionSchema = z
  .record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(200)))
  .check(z.refine((question) => filtersOf(question) !== null, 'Essa busca não dá para salvar.'))

/** A search that somebody keeps; one for each address. */
export const savedSearchSchema = z.object({
  /** Its address in the app: `/campos?cidade=Fortaleza`. */
  link: z
    .string()
    .check(z.regex(/^\/campos\?[\w.%&=+,-]+$/, 'Essa busca não dá para salvar.'), z.maxLength(800)),
  /** The search in words. */
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Dê um nome à busca.'), z.maxLength(160, 'Use até 160 caracteres.')),
  question: questionSchema,
  /** True if its person is told of what is new in it. */
  told: z.boolean(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

/** A search as it is stored. */
export const storedSearchSchema = z.extend(savedSearchSchema, {
  /** The fields that its person knows of; null where it found too many. */
  known: z.nullable(z.array(z.string())),
  checkedAt: instantSchema,
  /** The day on which its person was last told. */
  toldOn: z.nullable(daySchema),
})
export type StoredSearch = z.infer<typeof storedSearchSchema>

/** The body of `POST /me/searches`: those that are kept or changed, each in the place of the one with its address, and the addresses of those that go. */
export const searchesChangeSchema = z.object({
  keep: z._default(z.array(savedSearchSchema).check(z.maxLength(MAX_SEARCHES)), []),
  remove: z._default(z.array(z.string()).check(z.maxLength(MAX_SEARCHES)), []),
})
export type SearchesChange = z.infer<typeof searchesChangeSchema>

/** Returns the filters of a search; null where it is none, or asks for everything. */
export function filtersOf(question: Readonly<Record<string, string>>): SearchFilters | null {
  const read = z.safeParse(fieldSearchSchema, question)
  if (!read.success) return null
  const { page: _page, perPage: _perPage, sort: _sort, near: _near, ...filters } = read.data
  return Object.keys(filters).length > 0 ? filters : null
}

const HOUR_MS = 3_600_000

/**
 * Returns the instant at which a search is looked at again: an hour later where it asks for a time, else a day later; null for
 * one that nobody is told of, and once its day is over everywhere in Brazil.
 */
export function nextCheckAt({ told, question, checkedAt }: StoredSearch): string | null {
  const filters = filtersOf(question)
  if (!told || !filters) return null
  const { date, time } = filters
  if (date !== undefined && localDay(LAST_ZONE, checkedAt) > date) return null
  const hours = time === undefined && date === undefined ? 24 : 1
  return new Date(Math.floor(Date.parse(checkedAt) / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
}

/**
 * Looks at what a search finds at the instant `at`: returns it with what its person knows of then, and how many fields are
 * news to be told of. Nobody is told twice on one day, and of nothing twice in a row; what came after the news of a day is
 * told on the next.
 */
export function checkSearch(
  search: StoredSearch,
  found: readonly string[],
  { at, today }: { at: string; today: string },
): { search: StoredSearch; news: number } {
  const { known, told, toldOn } = search
  const checked = { ...search, checkedAt: at }
  if (found.length > MAX_NEWS_FIELDS) return { search: { ...checked, known: null }, news: 0 }
  if (known === null || !told) return { search: { ...checked, known: [...found] }, news: 0 }
  const before = new Set(known)
  const news = found.filter((id) => !before.has(id)).length
  if (news === 0 || toldOn === today)
    return { search: { ...checked, known: found.filter((id) => before.has(id)) }, news: 0 }
  return { search: { ...checked, known: [...found], toldOn: today }, news }
}

/** Returns the notice of what is new in a search. */
export function searchNotice(userId: string, { name, link, question }: SavedSearch, news: number): Notice {
  const isTimed = question.time !== undefined || question.date !== undefined
  const what = isTimed
    ? news === 1
      ? '1 campo ficou livre'
      : `${news} campos ficaram livres`
    : news === 1
      ? '1 campo novo'
      : `${news} campos novos`
  const message = `Novidade na sua busca “${name}”: ${what}.`
  return { userId, kind: 'news', type: 'message', message, actionText: 'Ver campos', actionUrl: link }
}
