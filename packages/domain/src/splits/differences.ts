import { formatCents } from '../money/money.ts'
import { inWords } from '../text/in-words.ts'
import type { Part, Payers, Split, SplitDifference } from './split.ts'

type Told = Pick<Split, 'items' | 'people'>

/** Returns what a change has changed of a bill: items, people and their parts, each before and after, in words. */
export function differencesOf(before: Told | undefined, after: Told): SplitDifference[] {
  const names = new Map([...(before?.people ?? []), ...after.people].map(({ id, name }) => [id, name]))
  return [
    ...compare(before?.items ?? [], after.items, ({ cents, payers }) =>
      [formatCents(cents), payersWords(payers, names)].join(', '),
    ),
    ...compare(before?.people ?? [], after.people, ({ exempt, part }) =>
      exempt ? 'não paga do que é de todos' : partWords(part),
    ),
  ]
}

function compare<T extends { id: string; name: string }>(
  before: readonly T[],
  after: readonly T[],
  words: (thing: T) => string,
): SplitDifference[] {
  const old = new Map(before.map((thing) => [thing.id, thing]))
  const now = new Set(after.map(({ id }) => id))
  const changed = after.flatMap((thing) => {
    const was = old.get(thing.id)
    const difference = { name: thing.name, before: was ? words(was) : null, after: words(thing) }
    const isSame = was?.name === thing.name && difference.before === difference.after
    return isSame ? [] : [difference]
  })
  const gone = before
    .filter(({ id }) => !now.has(id))
    .map((thing) => ({ name: thing.name, before: words(thing), after: null }))
  return [...changed, ...gone]
}

/** Returns who pays an item, in words. */
export function payersWords(payers: Payers, names: ReadonlyMap<string, string>): string {
  if (payers.of === 'all') return 'de todos'
  const ids = payers.of === 'some' ? payers.personIds : payers.byId === null ? [] : [payers.byId]
  return ids.length === 0 ? 'de quem pegar' : `de ${inWords(ids.map((id) => names.get(id) ?? 'alguém'))}`
}

/** Returns a person's part of what is everybody's, in words. */
export function partWords(part: Part): string {
  if (part.as === 'amount') return formatCents(part.cents)
  return part.as === 'percent' ? `${part.percent}%` : 'o resto'
}
