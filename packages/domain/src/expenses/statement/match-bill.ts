import { fold } from '../../text/fold.ts'
import type { OpenBill } from './bill.ts'
import type { StatementLine } from './statement-line.ts'

/** The most bills that are offered for a transaction. */
const MAX_OFFERED = 10

/** Particles of names, which say nothing of who it is. */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

function wordsOf(text: string): string[] {
  return [...fold(text).matchAll(/[a-z0-9]+/g)].map(([word]) => word).filter((word) => !particles.has(word))
}

/**
 * Returns whether the words of a transaction have a name: its first word, and another one where there is one. Banks leave
 * names out in the middle and cut the last one off.
 */
export function hasName(text: string, name: string): boolean {
  const told = wordsOf(text)
  const [first, ...others] = wordsOf(name)
  if (first === undefined || !told.includes(first)) return false
  const begins = (word: string) => told.some((each) => each.length >= 3 && word.startsWith(each))
  return others.length === 0 || others.some((word) => told.includes(word) || begins(word))
}

/**
 * Returns the open bills that income may pay: those of exactly its amount that could be paid on its day. `named`, where
 * its words have the name of who owes one, and then only those; else any, which are offered and never taken by themselves.
 */
export function billsFor(
  { day, amountCents, text }: StatementLine,
  bills: readonly OpenBill[],
): { named: boolean; bills: OpenBill[] } {
  const fitting = bills
    .filter(({ leftCents, since }) => leftCents === amountCents && since <= day)
    .toSorted((a, b) => (a.dueDay < b.dueDay ? -1 : 1))
  const own = fitting.filter(({ name }) => hasName(text, name))
  const named = own.length > 0
  return { named, bills: (named ? own : fitting).slice(0, MAX_OFFERED) }
}
