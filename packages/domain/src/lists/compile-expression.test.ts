import { describe, expect, it, test } from 'vitest'
import { compile, momentOf } from './compile-expression.ts'
import * as say from './expressions.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const { own, item } = say

const around = {
  row: {
    id: 'r1',
    name: 'Bola',
    cents: 250,
    nothing: null,
    address: { city: 'Recife' },
    status: 'held',
    until: '2026-11-20T10:00:00-03:00',
    lines: [
      { pieces: 2, cents: 100, day: '2026-11-20', voided: null },
      { pieces: 1, cents: 50, day: '2026-11-22', voided: { reason: 'x' } },
      { pieces: 3, cents: 10, day: '2026-11-21', voided: null },
    ],
  },
  joined: null,
  join: () => ({ company: { name: 'Arena' }, owner: undefined }),
  item: null,
  lookup: {
    find: () => undefined,
    by: (table: string, key: string, value: string) =>
      table === 'reviews' && key === 'fieldId' && value === 'r1' ? [{ stars: 5 }, { stars: 4 }] : [],
  },
  moment: momentOf(NOW, 'ana'),
}
const valueOf = (expression: say.Expression) => compile(expression)({ ...around })
const yes = say.is(1, '=', 1)
const no = say.is(1, '=', 2)
const valid = say.is(item('voided'), '=', null)

test.each<[string, say.Expression, unknown]>([
  ['its own value', own('name'), 'Bola'],
  ['one within', own('address.city'), 'Recife'],
  ['none there', own('address.street'), null],
  ['none within nothing', own('nothing.city'), null],
  ['one of a joined row', say.joined('company', 'name'), 'Arena'],
  ['none of a row that is not there', say.joined('owner', 'name'), null],
  ['who asks', say.caller, 'ana'],
  [
    'the first case that holds',
    say.when(
      [
        [no, 'a'],
        [yes, 'b'],
        [yes, 'c'],
      ],
      'd',
    ),
    'b',
  ],
  ['otherwise', say.when([[no, 'a']], own('name')), 'Bola'],
  ['the first that is known', say.known(own('nothing'), own('cents'), 1), 250],
  ['nothing that is known', say.known(own('nothing'), null), null],
  ['a sum', say.math(own('cents'), '+', 1), 251],
  ['a difference', say.math(own('cents'), '-', 1), 249],
  ['a product', say.math(own('cents'), '*', 2), 500],
  ['a quotient', say.math(own('cents'), '/', 4), 62.5],
  ['nothing by zero', say.math(own('cents'), '/', 0), null],
  ['nothing of nothing', say.math(own('nothing'), '+', 1), null],
  ['the next whole number, from halves up', say.rounded(say.math(-5, '/', 2)), -2],
  ['nothing of what is no number', say.rounded(own('nothing')), null],
  ['the milliseconds of an instant', say.instant(own('until')), Date.parse(NOW)],
  ['no milliseconds of nothing', say.instant(own('nothing')), null],
  ['the number of a part', say.countIn('lines'), 3],
  ['the number of those that fit', say.countIn('lines', valid), 2],
  ['no number of nothing', say.countIn('nothing'), 0],
  ['the sum of a part', say.sumIn('lines', say.math(item('cents'), '*', item('pieces')), valid), 230],
  ['the sum of none', say.sumIn('lines', item('cents'), no), 0],
  ['the last day of a part', say.greatestIn('lines', item('day')), '2026-11-22'],
  ['the last day of those that fit', say.greatestIn('lines', item('day'), valid), '2026-11-21'],
  ['no last day of none', say.greatestIn('lines', item('day'), no), null],
  ['the first that fits', say.firstIn('lines', item('pieces'), say.not(valid)), 1],
  ['the last', say.lastIn('lines', item('pieces')), 3],
  ['none that fits', say.firstIn('lines', item('pieces'), no), null],
  ['the number of other rows', say.countRows('reviews', 'fieldId'), 2],
  [
    'the number of those of them that fit',
    say.countRows('reviews', 'fieldId', say.is(item('stars'), '>', 4)),
    1,
  ],
  ['the mean of other rows', say.meanOfRows('reviews', 'fieldId', item('stars')), 4.5],
  ['no mean of none', say.meanOfRows('reviews', 'companyId', item('stars')), null],
])('an expression says %s', (_, expression, value) => {
  expect(valueOf(expression)).toBe(value)
})

test.each<[say.Expression, boolean]>([
  [say.is(own('cents'), '=', 250), true],
  [say.is(own('nothing'), '=', null), true],
  [say.is(own('nothing'), '<>', 250), true],
  [say.is(own('cents'), '<', 250), false],
  [say.is(own('cents'), '<=', 250), true],
  [say.is(own('cents'), '>', 249), true],
  [say.is(own('cents'), '>=', 251), false],
  [say.is(own('nothing'), '<', 1), false],
  [say.is(own('nothing'), '>=', 0), false],
  [say.is(own('name'), '<', 'Bolo'), true],
  [say.is(own('name'), '<', 3), false],
  [say.all(yes, yes), true],
  [say.all(yes, no), false],
  [say.any(no, yes), true],
  [say.any(no, no), false],
  [say.not(no), true],
  [say.not(yes), false],
])('condition %# holds or not', (condition, holds) => {
  expect(valueOf(condition)).toBe(holds)
})

describe('what comes with time', () => {
  const at = (now: string, expression: say.Expression) =>
    compile(expression)({ ...around, moment: momentOf(now, null) })

  it('is an instant, however it is written, that has come with its first moment', () => {
    expect(at('2026-11-20T12:59:59.999Z', say.passed(own('until')))).toBe(false)
    expect(at(NOW, say.passed(own('until')))).toBe(true)
    expect(at(NOW, say.passed(own('nothing')))).toBe(false)
  })

  it('is a day that is over in a zone', () => {
    const over = say.passed(say.known('2026-11-20'), say.known('America/Sao_Paulo'))
    expect(at('2026-11-21T02:59:00.000Z', over)).toBe(false)
    expect(at('2026-11-21T03:00:00.000Z', over)).toBe(true)
  })

  it('is the day that has come in a zone', () => {
    const begins = (day: string) => say.is(say.known(day), '>', say.today('America/Sao_Paulo'))
    expect(at('2026-11-21T02:59:00.000Z', say.today('America/Sao_Paulo'))).toBe('2026-11-20')
    expect(at('2026-11-21T03:00:00.000Z', say.today(say.known('America/Sao_Paulo')))).toBe('2026-11-21')
    expect(at('2026-11-21T02:59:00.000Z', begins('2026-11-21'))).toBe(true)
    expect(at('2026-11-21T03:00:00.000Z', begins('2026-11-21'))).toBe(false)
  })

  it('makes one status of another by the first rule that is due, and leaves all others', () => {
    const by = say.status(own('status'), [
      { from: 'open', at: say.known(say.LONG_AGO), to: 'never' },
      { from: 'held', at: own('until'), to: 'expired' },
      { from: 'held', at: own('until'), to: 'second' },
    ])
    expect(at('2026-11-20T12:00:00.000Z', by)).toBe('held')
    expect(at(NOW, by)).toBe('expired')
  })
})
