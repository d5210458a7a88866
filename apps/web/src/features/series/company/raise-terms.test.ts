import { expect, it } from 'vitest'
import { raiseMonths, roundingSentence, termsOf } from './raise-terms.ts'

it('offers eleven months from the next one on, over the end of a year', () => {
  const months = raiseMonths('2026-11-20').map(({ value }) => value)
  expect(months).toHaveLength(11)
  expect(months.slice(0, 2)).toEqual(['2026-12', '2027-01'])
  expect(raiseMonths('2026-12-31')[0]).toEqual({ value: '2027-01', label: 'janeiro de 2027' })
})

it('reads a percentage as people write it, and says what is wrong with another', () => {
  const values = { from: '2027-01', roundTo: 100 }
  expect(termsOf({ ...values, percent: '4,5' }).terms).toEqual({ ...values, amount: 450 })
  expect(termsOf({ ...values, percent: 'muito' })).toEqual({
    terms: null,
    problem: 'Informe quanto sobe, como 8.',
  })
  expect(termsOf({ ...values, percent: '0' }).problem).toBe('Use mais do que 0 %.')
})

it('says the rule of the rounding', () => {
  expect(roundingSentence(500)).toMatch(
    /^Cada preço vai para o múltiplo de R\$\s5 mais perto; na metade, para cima\./,
  )
  expect(roundingSentence(1)).toMatch(/^Cada preço vai para o centavo mais perto/)
})
