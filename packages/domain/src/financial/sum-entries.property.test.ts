import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryKinds } from './entry-words.ts'
import { sumEntries } from './sum-entries.ts'

const anyEntries = fc.array(
  fc
    .record({ kind: fc.constantFrom(...entryKinds), cents: fc.nat(1_000_000) })
    .map(({ kind, cents }) => ({ kind, amountCents: kind === 'outgo' ? 0 - cents : cents })),
)

test('however movements are grouped, the sums of the groups are the sum of all (rule 10)', () => {
  fc.assert(
    fc.property(anyEntries, fc.func(fc.integer({ min: 0, max: 3 })), (entries, groupOf) => {
      const sums = [...Map.groupBy(entries, groupOf).values()].map(sumEntries)
      expect(sumEntries(entries)).toEqual({
        incomeCents: sums.reduce((total, { incomeCents }) => total + incomeCents, 0),
        outgoCents: sums.reduce((total, { outgoCents }) => total + outgoCents, 0),
        transferCents: sums.reduce((total, { transferCents }) => total + transferCents, 0),
      })
    }),
  )
})

test('the amounts as they stand add up to what came in less what went out, and the transfers (rule 10)', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const { incomeCents, outgoCents, transferCents } = sumEntries(entries)
      expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
        incomeCents - outgoCents + transferCents,
      )
      expect(Math.min(incomeCents, outgoCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('income, outgo and transfers are told apart, and nothing is two of them', () => {
  const entries = [
    { kind: 'income', amountCents: 500 },
    { kind: 'outgo', amountCents: -200 },
    { kind: 'income', amountCents: 1 },
    { kind: 'transfer', amountCents: -40 },
  ] as const
  expect(sumEntries(entries)).toEqual({ incomeCents: 501, outgoCents: 200, transferCents: -40 })
})
