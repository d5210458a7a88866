import { describe, expect, it } from 'vitest'
import { divide, type Divided } from './divide.ts'
import type { Part, Payers } from './split.ts'

const rest: Part = { as: 'rest' }
const percent = (part: number): Part => ({ as: 'percent', percent: part })
const amount = (cents: number): Part => ({ as: 'amount', cents })
const people = (...parts: Part[]): Divided['people'] =>
  parts.map((part, index) => ({ id: `p${index}`, name: `P${index}`, exempt: false, part }))
const item = (cents: number, payers: Payers = { of: 'all' }) => ({ id: 'i', name: 'Cerveja', cents, payers })
const cents = (bill: Divided, paid?: Map<string, number>) =>
  divide(bill, paid).shares.map((share) => share.cents)
const problem = (bill: Divided) => divide(bill).problems[0]?.sentence.replace(/\s/g, ' ')

describe('a bill among several people (rule 8)', () => {
  it('is divided equally, the odd cents to the first', () => {
    expect(cents({ people: people(rest, rest, rest), items: [item(10_000)] })).toEqual([3334, 3333, 3333])
  })

  it('mixes own amounts, percentages and the rest', () => {
    const mixed = people(amount(2000), percent(50), rest, rest)
    expect(cents({ people: mixed, items: [item(10_001)] })).toEqual([2000, 5001, 1500, 1500])
  })

  it('adds shares of several items up before it rounds them', () => {
    const items = [item(100, { of: 'some', personIds: ['p0', 'p1', 'p2'] }), item(100), item(100)]
    expect(cents({ people: people(rest, rest, rest), items })).toEqual([100, 100, 100])
  })

  it('leaves who is exempt out of what is everybody’s, not out of their own', () => {
    const [keeper, other] = people(rest, rest)
    if (!keeper || !other) throw new Error('two people are needed')
    const bill = {
      people: [{ ...keeper, exempt: true }, other],
      items: [item(500), item(300, { of: 'some', personIds: ['p0'] })],
    }
    expect(cents(bill)).toEqual([300, 500])
  })

  it('takes a claimed item for its own, and an unclaimed one for nobody’s yet', () => {
    const items = [item(900, { of: 'claim', byId: 'p1' }), item(400, { of: 'claim', byId: null }), item(200)]
    expect(divide({ people: people(rest, rest), items })).toMatchObject({
      totalCents: 1500,
      unclaimedCents: 400,
      shares: [{ cents: 100 }, { cents: 1000 }],
      problems: [],
    })
  })

  it('keeps a share as it was paid where rounding leaves a choice', () => {
    const bill = { people: people(rest, rest, rest), items: [item(10_000)] }
    expect(cents(bill, new Map([['p2', 3334]]))).toEqual([3333, 3333, 3334])
    expect(cents(bill, new Map([['p0', 3333]]))).toEqual([3333, 3334, 3333])
  })

  it('keeps no share as it was paid where that would be more than a fraction', () => {
    const bill = { people: people(amount(2000), rest, rest), items: [item(10_001)] }
    expect(cents(bill, new Map([['p0', 2001]]))).toEqual([2000, 4001, 4000])
  })

  it('gives the odd cent to the largest fraction, the first of those that are the same', () => {
    expect(cents({ people: people(percent(10), percent(90)), items: [item(1003)] })).toEqual([100, 903])
    const some = (amountCents: number, ...ids: string[]) => item(amountCents, { of: 'some', personIds: ids })
    const items = [some(153, 'p2', 'p3'), some(101, 'p0', 'p1', 'p2'), some(157, 'p0', 'p1', 'p2')]
    expect(cents({ people: people(rest, rest, rest, rest), items })).toEqual([86, 86, 163, 76])
  })

  it('tells fractions apart however near they are', () => {
    const eight = people(percent(1), rest, rest, rest, rest, rest, rest, rest)
    expect(cents({ people: eight, items: [item(312)] })).toEqual([3, 45, 44, 44, 44, 44, 44, 44])
  })

  it('compares thirds of a cent with hundredths', () => {
    const five = people(percent(33), rest, rest, rest, rest)
    const bill = {
      people: five.map((each, index) => ({ ...each, exempt: index > 1 })),
      items: [item(102), item(200, { of: 'some', personIds: ['p2', 'p3', 'p4'] })],
    }
    expect(cents(bill)).toEqual([33, 68, 67, 67, 67])
  })

  it('says how much nobody pays', () => {
    const items = [item(100, { of: 'some', personIds: ['gone'] }), item(50)]
    expect(divide({ people: people(rest), items })).toMatchObject({
      missingCents: 100,
      shares: [{ cents: 50 }],
    })
  })

  it('rounds half a cent of percentages without asking for it', () => {
    expect(cents({ people: people(percent(50), percent(50)), items: [item(1001)] })).toEqual([501, 500])
    expect(cents({ people: people(amount(500), percent(50)), items: [item(1001)] })).toEqual([500, 501])
  })
})

describe('a rule that adds up', () => {
  it.each<[string, Divided]>([
    ['a cent for each', { people: people(rest, rest), items: [item(2)] }],
    [
      'a cent of some for each',
      { people: people(rest, rest), items: [item(2, { of: 'some', personIds: ['p0', 'p1'] })] },
    ],
    [
      'a cent for each of the rest',
      { people: people(amount(96), rest, rest, rest, rest), items: [item(100)] },
    ],
    ['nothing for the rest', { people: people(amount(100), rest), items: [item(100)] }],
    ['100 %', { people: people(percent(60), percent(40)), items: [item(1000)] }],
    [
      '100 % beside somebody who pays the rest, which is nothing',
      { people: people(percent(100), rest), items: [item(1000)] },
    ],
    [
      'a part of nothing',
      { people: people(percent(50), percent(20)), items: [item(100, { of: 'some', personIds: ['p0'] })] },
    ],
  ])('is not complained of: %s', (_what, bill) => {
    expect(divide(bill).problems).toEqual([])
  })
})

describe('a rule that does not add up', () => {
  it.each([
    ['nobody', { people: [], items: [item(100)] }, 'Ponha ao menos uma pessoa.'],
    ['nothing', { people: people(rest), items: [] }, 'Ponha ao menos um gasto.'],
    [
      'a cent too little',
      { people: people(amount(333), amount(333), amount(333)), items: [item(1000)] },
      'Faltam R$ 0,01.',
    ],
    [
      'a cent too much',
      { people: people(amount(501), amount(500)), items: [item(1000)] },
      'Sobram R$ 0,01: as partes passam do total.',
    ],
    [
      'too much for the rest',
      { people: people(amount(1100), rest), items: [item(1000)] },
      'Sobram R$ 1,00: as partes passam do total.',
    ],
    [
      '101 %',
      { people: people(percent(60), percent(41), rest), items: [item(50)] },
      'Os percentuais somam 101%: tire 1%.',
    ],
    [
      '99 %',
      { people: people(percent(60), percent(39)), items: [item(1000)] },
      'Os percentuais somam 99%: falta 1%.',
    ],
    [
      '98 %',
      { people: people(percent(60), percent(38)), items: [item(1000)] },
      'Os percentuais somam 98%: faltam 2%.',
    ],
    [
      'an amount and a percentage',
      { people: people(amount(100), percent(50)), items: [item(1000)] },
      'Faltam R$ 4,00.',
    ],
    [
      'too little beside amounts',
      { people: people(amount(97), rest, rest, rest, rest), items: [item(100)] },
      'R$ 0,03 não chega a R$ 0,01 para cada uma das 4 pessoas.',
    ],
    [
      'too little beside percentages',
      { people: people(percent(97), rest, rest, rest, rest), items: [item(100)] },
      'R$ 0,03 não chega a R$ 0,01 para cada uma das 4 pessoas.',
    ],
    [
      'a cent for three',
      { people: people(rest, rest, rest), items: [item(1)] },
      'R$ 0,01 não chega a R$ 0,01 para cada uma das 3 pessoas.',
    ],
    [
      'a cent of some for two',
      { people: people(rest, rest), items: [item(1, { of: 'some', personIds: ['p0', 'p1'] })] },
      'R$ 0,01 não chega a R$ 0,01 para cada uma das 2 pessoas.',
    ],
    [
      'an item of nobody',
      { people: people(rest), items: [item(100, { of: 'some', personIds: [] })] },
      'Escolha quem paga Cerveja.',
    ],
    [
      'all exempt',
      { people: people(rest).map((each) => ({ ...each, exempt: true })), items: [item(100)] },
      'Faltam R$ 1,00: todos estão isentos.',
    ],
  ] as const satisfies readonly (readonly [string, Divided, string])[])(
    'says so: %s',
    (_what, bill, sentence) => {
      expect(problem(bill)).toBe(sentence)
    },
  )
})
