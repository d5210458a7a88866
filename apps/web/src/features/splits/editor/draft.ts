import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  type ItemInput,
  MAX_ITEM_CENTS,
  type PersonInput,
  type SplitEdit,
} from '@campo-livre/domain/splits/command.ts'
import { divide, type Division } from '@campo-livre/domain/splits/divide.ts'
import type { ItemKind, Part, Payers, SplitSource } from '@campo-livre/domain/splits/split.ts'
import type { SplitDetail, SplitProposal } from '@campo-livre/domain/splits/split-view.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'

/** An item as it is typed. */
export type DraftItem = {
  id: string
  kind: ItemKind
  name: string
  /** The amount as it is typed: `12,50`. */
  amount: string
  payers: Payers
  source: SplitSource | null
}

/** A person as they are typed. */
export type DraftPerson = {
  id: string
  name: string
  sameAs: string | null
  /** The way in which they pay what is everybody's; `exempt` pays nothing of it. */
  as: Part['as'] | 'exempt'
  /** The own amount or the percentage as it is typed. */
  value: string
  /** The cents that they have paid already. */
  paidCents: number
}

export type Draft = { items: readonly DraftItem[]; people: readonly DraftPerson[] }

/** Returns the draft of a new bill, as it is proposed. */
export function draftOfProposal({ items, people }: SplitProposal): Draft {
  return {
    items: items.map(({ cents, payers, ...item }) => ({
      ...item,
      amount: formatDecimal(cents, 2),
      payers: payers.of === 'claim' ? { of: 'claim', byId: null } : payers,
    })),
    people: people.map((person) => draftPerson(person, 0)),
  }
}

/** Returns the draft of a bill as it stands: it reopens as it was entered. */
export function draftOfSplit({ items, people }: SplitDetail): Draft {
  return {
    items: items.map(({ cents, ...item }) => ({ ...item, amount: formatDecimal(cents, 2) })),
    people: people.map((person) => draftPerson({ ...person, sameAs: null }, person.paidCents)),
  }
}

function draftPerson({ id, name, sameAs, exempt, part }: PersonInput, paidCents: number): DraftPerson {
  const value =
    part.as === 'amount' ? formatDecimal(part.cents, 2) : part.as === 'percent' ? String(part.percent) : ''
  return { id, name, sameAs, as: exempt ? 'exempt' : part.as, value, paidCents }
}

const centsOf = (text: string) => Math.max(0, readDecimal(text, 2) ?? 0)

function partOf({ as, value }: DraftPerson): Part {
  if (as === 'amount') return { as, cents: centsOf(value) }
  if (as === 'percent') return { as, percent: Math.min(1_000, Math.max(0, readDecimal(value, 0) ?? 0)) }
  return { as: 'rest' }
}

/** The reason why a row does not fit, as a sentence. `missing`: it is only that something is not typed yet. */
export type RowProblem = { sentence: string; missing: boolean }
/** The reasons by the id of item or person. */
export type RowProblems = ReadonlyMap<string, RowProblem>

/** Works a draft out by the function with which the server does. */
export function workOut({ items, people }: Draft): Division & { rows: RowProblems; sentence: string | null } {
  const division = divide(
    {
      items: items.map((item) => ({ ...item, cents: centsOf(item.amount) })),
      people: people.map((person) => ({ ...person, exempt: person.as === 'exempt', part: partOf(person) })),
    },
    new Map(people.flatMap(({ id, paidCents }) => (paidCents > 0 ? [[id, paidCents] as const] : []))),
  )
  const rows = new Map<string, RowProblem>()
  const note = (id: string, sentence: string | null, typed: string) => {
    if (sentence !== null && !rows.has(id)) rows.set(id, { sentence, missing: typed.trim() === '' })
  }
  for (const { id, name, amount } of items) {
    note(id, name.trim() === '' ? 'Escreva o que é.' : null, name)
    note(id, amountProblem(amount), amount)
  }
  for (const { id, as, value } of people) note(id, partProblem(as, value), value)
  for (const { at, sentence } of division.problems) if (typeof at === 'object') note(at.itemId, sentence, '')
  const first = division.problems.find(({ at }) => typeof at === 'string')
  return {
    ...division,
    rows,
    sentence: rows.size > 0 ? 'Complete o que falta acima.' : (first?.sentence ?? null),
  }
}

function amountProblem(amount: string): string | null {
  const cents = readDecimal(amount, 2)
  if (cents === null || cents === 0) return 'Informe o valor, como 20,00.'
  if (cents < 0) return 'O valor não pode ser negativo.'
  return cents > MAX_ITEM_CENTS ? `Use até ${formatCents(MAX_ITEM_CENTS)} por gasto.` : null
}

function partProblem(as: DraftPerson['as'], value: string): string | null {
  if (as === 'amount') {
    const cents = readDecimal(value, 2)
    if (cents === null) return 'Informe o valor, como 20,00.'
    return value.trim().startsWith('-') ? 'O valor não pode ser negativo.' : null
  }
  if (as !== 'percent') return null
  const percent = readDecimal(value, 0)
  return percent === null || percent < 1 || percent > 100 ? 'Use um número inteiro, de 1 a 100.' : null
}

/** Returns the changes from one draft to another, in the order in which they can be made. */
export function editsBetween(before: Draft, after: Draft): SplitEdit[] {
  const gone = <T extends { id: string }>(old: readonly T[], now: readonly T[]) =>
    old.filter(({ id }) => !now.some((each) => each.id === id))
  const changed = <T extends { id: string }>(old: readonly T[], now: readonly T[]) =>
    now.filter((each) => JSON.stringify(old.find(({ id }) => id === each.id)) !== JSON.stringify(each))
  return [
    ...changed(before.people, after.people).map((person) => ({
      do: 'person' as const,
      person: toPerson(person),
    })),
    ...gone(before.items, after.items).map(({ id }) => ({ do: 'remove_item' as const, itemId: id })),
    ...changed(before.items, after.items).map((item) => ({ do: 'item' as const, item: toItem(item) })),
    ...gone(before.people, after.people).map(({ id }) => ({ do: 'remove_person' as const, personId: id })),
  ]
}

function toPerson(person: DraftPerson): PersonInput {
  const { id, name, sameAs, as } = person
  return { id, name: name.trim(), sameAs, exempt: as === 'exempt', part: partOf(person) }
}

function toItem({ id, kind, name, amount, payers, source }: DraftItem): ItemInput {
  return {
    id,
    kind,
    name: name.trim(),
    cents: centsOf(amount),
    payers: payers.of === 'claim' ? { of: 'claim' } : payers,
    source,
  }
}
