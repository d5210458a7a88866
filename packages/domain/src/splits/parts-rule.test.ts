import { expect, it } from 'vitest'
import { formatCents } from '../money/money.ts'
import { partsRule } from './parts-rule.ts'

const items = [
  { cents: 20_000, payers: { of: 'all' as const } },
  { cents: 900, payers: { of: 'claim' as const } },
]
const day = (cents: number) => ({ exempt: false, part: { as: 'amount' as const, cents } })
const regular = { exempt: false, part: { as: 'rest' as const } }
const keeper = { exempt: true, part: { as: 'rest' as const } }

it('says that day players pay the price of the invitation, and regulars the rest (N1)', () => {
  expect(partsRule({ items, people: [regular, regular, keeper, day(2_500), day(2_500)] })).toBe(
    `Os 2 diaristas pagam o preço do convite, ${formatCents(2_500)} cada. O resto, ${formatCents(15_000)}, os 2 mensalistas dividem.`,
  )
  expect(partsRule({ items, people: [regular, day(2_500)] })).toBe(
    `Quem é diarista paga o preço do convite, ${formatCents(2_500)}. O resto, ${formatCents(17_500)}, fica com quem é mensalista.`,
  )
})

it('says so up to where nothing is left for regulars, and not beyond', () => {
  expect(partsRule({ items, people: [regular, day(20_000)] })).toContain(`O resto, ${formatCents(0)}`)
  expect(partsRule({ items, people: [regular, day(20_001)] })).toBeNull()
})

it.each([
  ['all pay equally', [regular, regular]],
  ['a part is another', [regular, day(2_500), day(3_000)]],
  ['nobody is left for the rest', [day(2_500)]],
  [
    'somebody pays a percentage',
    [regular, day(2_500), { exempt: false, part: { as: 'percent' as const, percent: 10 } }],
  ],
])('says nothing where %s', (_why, people) => {
  expect(partsRule({ items, people })).toBeNull()
})
