import { describe, expect, it } from 'vitest'
import { ageOn, birthDateProblem, needsGuardian } from './birth-date.ts'

const today = '2026-11-20'
const tooYoung = 'Você precisa ter pelo menos 14 anos para se cadastrar.'

describe('the day of birth (H11)', () => {
  it.each([
    ['2012-11-20', 14],
    ['2012-11-21', 13],
    ['1990-01-01', 36],
  ])('%s is %i years ago', (birth, years) => expect(ageOn(birth, today)).toBe(years))

  it('of a leap day comes round on 1 March', () => {
    expect(ageOn('2012-02-29', '2026-02-28')).toBe(13)
    expect(ageOn('2012-02-29', '2026-03-01')).toBe(14)
  })

  it.each([
    ['2012-11-20', null],
    ['2012-11-21', tooYoung],
    ['2026-11-20', tooYoung],
    ['2026-11-21', 'Confira o ano em que você nasceu.'],
    ['1906-11-20', null],
    ['1905-11-21', null],
    ['1905-11-20', 'Confira o ano em que você nasceu.'],
    ['1900-01-01', 'Confira o ano em que você nasceu.'],
    [null, 'Confira a data: dia, mês e ano, como 21/11/1995.'],
  ])('%s: %s', (birth, problem) => expect(birthDateProblem(birth, today)).toBe(problem))
})

describe('somebody responsible', () => {
  it.each([
    ['2012-11-20', true],
    ['2008-11-21', true],
    ['2008-11-20', false],
    ['2012-11-21', false],
    [null, false],
  ])('has to agree for who was born on %s: %s (H11)', (birth, needed) =>
    expect(needsGuardian(birth, '2026-11-20')).toBe(needed),
  )
})
