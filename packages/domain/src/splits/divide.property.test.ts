import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divide, type Divided } from './divide.ts'

type Person = Divided['people'][number]
type Item = Divided['items'][number]

/** A bill of 1 to 40 people by mixed rules, of which what is everybody's may not add up. */
const bills = fc
  .record({
    people: fc.array(
      fc.record({
        exempt: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        part: fc.oneof(
          { weight: 6, arbitrary: fc.constant({ as: 'rest' as const }) },
          {
            weight: 1,
            arbitrary: fc.record({
              as: fc.constant('amount' as const),
              cents: fc.integer({ min: 0, max: 500 }),
            }),
          },
          {
            weight: 1,
            arbitrary: fc.record({
              as: fc.constant('percent' as const),
              percent: fc.integer({ min: 1, max: 3 }),
            }),
          },
        ),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    items: fc.array(
      fc.record({
        cents: fc.integer({ min: 40, max: 90_000 }),
        payers: fc.oneof(
          { weight: 2, arbitrary: fc.constant({ of: 'all' as const }) },
          {
            weight: 2,
            arbitrary: fc.record({
              of: fc.constant('some' as const),
              which: fc.array(fc.nat(39), { minLength: 1, maxLength: 12 }),
            }),
          },
          {
            weight: 1,
            arbitrary: fc.record({ of: fc.constant('claim' as const), by: fc.option(fc.nat(39)) }),
          },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ people, items }): Divided => {
    const who = (index: number) => `p${index % people.length}`
    return {
      people: people.map((person, index): Person => ({ ...person, id: `p${index}`, name: `P${index}` })),
      items: items.map(({ cents, payers }, index): Item => {
        const own = { id: `i${index}`, name: `I${index}`, cents }
        if (payers.of === 'all') return { ...own, payers }
        if (payers.of === 'claim')
          return { ...own, payers: { of: 'claim', byId: payers.by === null ? null : who(payers.by) } }
        return { ...own, payers: { of: 'some', personIds: [...new Set(payers.which.map(who))] } }
      }),
    }
  })

/** Adds fractions in another way than the code does: numerator and denominator of each, person by person. */
function exactShare({ people, items }: Divided, person: Person): number {
  const pool = items.reduce((sum, { payers, cents }) => sum + (payers.of === 'all' ? cents : 0), 0)
  const active = people.filter(({ exempt }) => !exempt)
  const fixed = active.reduce(
    (sum, { part }) =>
      sum + (part.as === 'amount' ? part.cents : part.as === 'percent' ? (pool * part.percent) / 100 : 0),
    0,
  )
  const resting = active.filter(({ part }) => part.as === 'rest').length
  const own = items.reduce((sum, { payers, cents }) => {
    if (payers.of === 'some')
      return sum + (payers.personIds.includes(person.id) ? cents / payers.personIds.length : 0)
    return sum + (payers.of === 'claim' && payers.byId === person.id ? cents : 0)
  }, 0)
  if (person.exempt) return own
  if (person.part.as === 'amount') return own + person.part.cents
  if (person.part.as === 'percent') return own + (pool * person.part.percent) / 100
  return own + (pool - fixed) / resting
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

it('divides 10,000 bills to the cent: shares sum to it, and nobody is a cent off (rule 8, H10)', () => {
  let [tried, fitting] = [0, 0]
  fc.assert(
    fc.property(bills, (bill) => {
      const { totalCents, shares, missingCents, unclaimedCents, problems } = divide(bill)
      tried += 1
      if (problems.length > 0) return
      fitting += 1
      expect(missingCents).toBe(0)
      expect(sumOf(shares.map(({ cents }) => cents)) + unclaimedCents).toBe(totalCents)
      for (const [index, person] of bill.people.entries()) {
        const off = Math.abs((shares[index]?.cents ?? 0) - exactShare(bill, person))
        if (off >= 1 - 1e-6) expect(`${person.id} is ${off} off`).toBe('less than a cent')
      }
    }),
    { numRuns: 14_000 },
  )
  expect(fitting / tried).toBeGreaterThan(10 / 14)
})

it('says of every bill what is missing, and the shares sum to the rest', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      const { totalCents, shares, missingCents, unclaimedCents } = divide(bill)
      if (missingCents < 0) return
      expect(sumOf(shares.map(({ cents }) => cents))).toBe(totalCents - unclaimedCents - missingCents)
    }),
    { numRuns: 1_000 },
  )
})

it('divides the same bill the same way, whoever else asks', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      expect(divide(bill)).toEqual(
        divide({
          items: bill.items.map((each) => ({ ...each })),
          people: bill.people.map((each) => ({ ...each })),
        }),
      )
    }),
    {
      numRuns: 200,
    },
  )
})
