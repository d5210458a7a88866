import { describe, expect, it } from 'vitest'
import { joinWords, readAmount, readDay } from './read-cell.ts'

describe('a cell of a statement (H5)', () => {
  it.each([
    ['-1.234,56', -123_456],
    ['10.00-', -1_000],
    ['10.00–', -1_000],
    ['1.234,56 D', -123_456],
    ['-50,00 d', -5_000],
    ['+50,00 C', 5_000],
    ['10,00-D', -1_000],
    ['10,00-  C', -1_000],
    ['50,00C', null],
    ['D 50,00', null],
    ['10-5', null],
    ['-10-', null],
    ['+7,00', 700],
    ['7+', null],
    ['', null],
    ['D', null],
  ])('%j is %j cents', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
  })

  it.each([
    ['05/11/2026', '2026-11-05'],
    ['05-11-26', '2026-11-05'],
    ['05.11.2026 10:32', '2026-11-05'],
    ['2026-11-05T10:00:00', '2026-11-05'],
    ['05/11/20267', null],
    ['x05/11/2026', null],
    ['31/02/2026', null],
    ['', null],
  ])('%j is the day %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it('has the words of several places, each once', () => {
    expect(joinWords(['PIX  ENVIADO', ' Rem: Ana '])).toBe('PIX ENVIADO · Rem: Ana')
    expect(joinWords(['Pix', 'PIX Ana'])).toBe('PIX Ana')
    expect(joinWords(['Luz', 'luz', ''])).toBe('Luz')
    expect(joinWords(['Água', 'Agua e esgoto', 'esgoto'])).toBe('Agua e esgoto')
    expect(joinWords(['', ' '])).toBe('Lançamento do banco')
  })
})
