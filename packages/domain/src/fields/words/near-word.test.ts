import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMeant } from './near-word.ts'

describe('a word that was typed (H1)', () => {
  it('means itself, also where it is short', () => {
    expect(isMeant('dom', 'dom')).toBe(true)
    expect(isMeant('don', 'dom')).toBe(false)
    expect(isMeant('sabo', 'sabe')).toBe(false)
  })

  it.each([
    ['fortaleza', 'fortalezas', 'a letter too few'],
    ['tenniss', 'tennis', 'a letter too many'],
    ['tennes', 'tennis', 'another letter'],
    ['tensin', 'tennis', 'two mistakes'],
    ['tenxxs', 'tennis', 'two mistakes'],
    ['tenxns', 'tennis', 'two mistakes'],
    ['tenixs', 'tennis', 'two mistakes'],
    ['tenins', 'tennis', 'two letters exchanged'],
  ])('%s for %s has %s', (typed, known, what) => {
    expect(isMeant(typed, known)).toBe(what !== 'two mistakes')
  })

  it('may have one mistake from five letters on, and two from nine', () => {
    expect(isMeant('padle', 'padel')).toBe(true)
    expect(isMeant('pdale', 'padel')).toBe(false)
    expect(isMeant('basqutee', 'basquete')).toBe(true)
    expect(isMeant('bsaqutee', 'basquete')).toBe(false)
    expect(isMeant('fotralzea', 'fortaleza')).toBe(true)
    expect(isMeant('fotrlazae', 'fortaleza')).toBe(false)
  })

  it('begins as it should, and is about as long', () => {
    expect(isMeant('xadel', 'padel')).toBe(false)
    expect(isMeant('padelll', 'padel')).toBe(false)
    expect(isMeant('fortalezass', 'fortaleza')).toBe(true)
    expect(isMeant('fortalezasss', 'fortaleza')).toBe(false)
  })

  it('is found with any mistake after its first letter', () => {
    const known = 'volleyball'
    const place = fc.integer({ min: 1, max: known.length - 2 })
    fc.assert(
      fc.property(place, fc.constantFrom('x', 'o', 'l'), (at, letter) => {
        const [before, after] = [known.slice(0, at), known.slice(at)]
        const mistaken = [
          before + letter + after,
          before + after.slice(1),
          before + letter + after.slice(1),
          before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
        ]
        expect(mistaken.map((typed) => isMeant(typed, known))).toEqual([true, true, true, true])
      }),
    )
  })
})
