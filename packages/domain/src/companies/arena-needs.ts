import * as z from 'zod/mini'
import type { CurrentTill } from '../tills/till-row.ts'
import { unansweredFirst } from '../reviews/answer.ts'
import type { Review } from '../reviews/review.ts'
import { billStanding } from '../series/bill-standing.ts'
import type { SeriesRequest } from '../series/request.ts'
import type { SeriesRow } from '../series/series-answer.ts'
import { isOfOtherDay, isOpenTab } from '../tabs/open-tabs.ts'
import type { Tab } from '../tabs/tab.ts'
import { fromLocal, instantSchema, toInstant } from '../time/zone.ts'

/** The kinds of things that wait for somebody at an arena; of two of the same age the one that stands first here comes first. */
const needKinds = [
  'bill',
  'request',
  'till',
  'expenses',
  'overdue',
  'owing',
  'tabs',
  'reviews',
  'stock',
] as const
export type NeedKind = (typeof needKinds)[number]

/** The urgency of each kind: somebody stands at the counter, an answer or a day is owed, or it goes on by itself for now. */
export const needUrgency = {
  bill: 'now',
  request: 'owed',
  till: 'owed',
  expenses: 'owed',
  overdue: 'owed',
  owing: 'standing',
  tabs: 'standing',
  reviews: 'standing',
  stock: 'standing',
} as const satisfies Record<NeedKind, string>
const urgencies = ['now', 'owed', 'standing'] as const

/** Things of one kind that wait, `since` the instant from which the oldest does; null where none is known. */
export const arenaNeedSchema = z.object({
  kind: z.enum(needKinds),
  count: z.int(),
  since: z.nullable(instantSchema),
  /** The oldest one, where it has a place of its own. */
  id: z.optional(z.string()),
  /** Of tabs, the number that wait to be paid since another day. */
  older: z.optional(z.int()),
})
export type ArenaNeed = z.infer<typeof arenaNeedSchema>

/** The data of an arena from which its needs are found. */
export type ArenaFacts = {
  timeZone: string
  tabs: readonly Pick<Tab, 'id' | 'status' | 'openedAt' | 'closedAt' | 'billAskedAt'>[]
  requests: readonly Pick<SeriesRequest, 'status' | 'createdAt'>[]
  till: Pick<CurrentTill, 'unexplainedId' | 'lastClosedAt'>
  series: readonly Pick<SeriesRow, 'overdueCents' | 'dueCents' | 'oldestDueDay'>[]
  /** The expenses that are overdue or due soon, and the day on which the first of them is due. */
  expenses: { count: number; firstDueDay: string | null }
  reviews: readonly Pick<Review, 'id' | 'answer' | 'createdAt'>[]
  /** The number of products that are low or out. */
  lowProducts: number
}

/**
 * Returns all that waits for an answer or a hand at an arena: the most urgent first, and of these the oldest; of each kind
 * there is one entry at most.
 */
export function arenaNeeds({
  timeZone,
  tabs,
  requests,
  till,
  series,
  expenses,
  reviews,
  lowProducts,
}: ArenaFacts): ArenaNeed[] {
  const open = tabs.filter(isOpenTab)
  const asked = open.filter(({ billAskedAt }) => billAskedAt !== null)
  const since = (days: readonly (string | null)[]) =>
    oldest(days.map((day) => day && toInstant(fromLocal(timeZone, day, 0))))
  const standing = (wanted: ReturnType<typeof billStanding>, kind: NeedKind): ArenaNeed => {
    const rows = series.filter((row) => billStanding(row) === wanted)
    return { kind, count: rows.length, since: since(rows.map(({ oldestDueDay }) => oldestDueDay)) }
  }
  const unanswered = unansweredFirst(reviews).filter(({ answer }) => answer === null)
  const waiting = requests.filter(({ status }) => status === 'open').map(({ createdAt }) => createdAt)
  const needs: ArenaNeed[] = [
    {
      kind: 'bill',
      count: asked.length,
      ...firstOf(asked.map(({ id, billAskedAt }) => ({ id, at: billAskedAt ?? '' }))),
    },
    { kind: 'request', count: waiting.length, since: oldest(waiting) },
    ...(till.unexplainedId === null
      ? []
      : [{ kind: 'till' as const, count: 1, since: till.lastClosedAt, id: till.unexplainedId }]),
    { kind: 'expenses', count: expenses.count, since: since([expenses.firstDueDay]) },
    standing('overdue', 'overdue'),
    standing('open', 'owing'),
    {
      kind: 'tabs',
      count: open.length,
      since: oldest(open.map(({ openedAt }) => openedAt)),
      older: open.filter((tab) => isOfOtherDay(tab, till.lastClosedAt)).length,
    },
    {
      kind: 'reviews',
      count: unanswered.length,
      ...firstOf(unanswered.map(({ id, createdAt }) => ({ id, at: createdAt }))),
    },
    { kind: 'stock', count: lowProducts, since: null },
  ]
  return needs
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareAges(ageOf(a), ageOf(b)))
}

const rankOf = ({ kind }: ArenaNeed) => urgencies.indexOf(needUrgency[kind])

const ageOf = ({ since }: ArenaNeed) => (since === null ? Number.POSITIVE_INFINITY : Date.parse(since))

/** Compares two ages; of two that are not known none is older. */
const compareAges = (a: number, b: number) => (a === b ? 0 : a - b)

function firstOf(all: readonly { id: string; at: string }[]): Pick<ArenaNeed, 'since' | 'id'> {
  const [first] = all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return first ? { since: first.at, id: first.id } : { since: null }
}

function oldest(instants: readonly (string | null)[]): string | null {
  const known = instants.flatMap((at) => at ?? [])
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}
