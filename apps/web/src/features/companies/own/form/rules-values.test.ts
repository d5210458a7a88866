import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { describe, expect, it } from 'vitest'
import { toRules, toRulesValues } from './rules-values.ts'

const deposit = { rules: { ...usualRules, depositPercent: 25 }, acceptsPayAtVenue: false }

describe('the rules of a company in its form (H8)', () => {
  it('are read and written without a change', () => {
    const rules = { ...deposit.rules, rain: 'either', rainNote: 'Vale por 30 dias.' } as const
    expect(toRules(toRulesValues({ ...deposit, rules }))).toEqual(rules)
    expect(toRules(toRulesValues({ rules: usualRules, acceptsPayAtVenue: true }))).toEqual(usualRules)
  })

  it('are one of three ways to be paid', () => {
    const payingBy = (own: typeof deposit) => toRulesValues(own).paying
    expect(payingBy(deposit)).toBe('deposit')
    expect(payingBy({ rules: usualRules, acceptsPayAtVenue: true })).toBe('either')
    expect(payingBy({ rules: usualRules, acceptsPayAtVenue: false })).toBe('pix')
  })

  it('ask for no deposit where another way is chosen, whatever was typed', () => {
    const values = toRulesValues(deposit)
    expect(toRules({ ...values, paying: 'pix' }).depositPercent).toBe(100)
  })

  it('have no number where none was typed', () => {
    const values = toRulesValues(deposit)
    expect(toRules({ ...values, toleranceMinutes: '' }).toleranceMinutes).toBeNaN()
    expect(toRules({ ...values, rainNote: '  ' }).rainNote).toBeNull()
  })
})
