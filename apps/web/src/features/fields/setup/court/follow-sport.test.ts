import { describe, expect, it } from 'vitest'
import type { Texts } from '../../../../lib/form/field-text.ts'
import { followSport } from './follow-sport.ts'

const empty = {
  sports: '',
  indoor: 'false',
  surface: '',
  lengthMeters: '',
  widthMeters: '',
  players: '',
  rules: '',
}
const choose = (sports: string, from: Texts = empty): Texts => {
  const texts = { ...from, sports }
  return { ...texts, ...followSport('sports', texts, from) }
}

describe('a court that follows its sport (H1)', () => {
  it('has the usual measures, floor and players of the first one', () => {
    expect(choose('futsal')).toMatchObject({
      surface: 'wood',
      indoor: 'true',
      lengthMeters: '40',
      widthMeters: '20',
      players: '10',
    })
    expect(choose('tennis').lengthMeters).toBe('23,77')
  })

  it('changes with the first sport, but not what was entered by hand', () => {
    const entered = { ...choose('futsal'), players: '12', surface: 'hard' }
    expect(choose('futsal,volleyball', entered)).toMatchObject({ lengthMeters: '40', players: '12' })
    expect(choose('volleyball', entered)).toMatchObject({
      lengthMeters: '18',
      players: '12',
      surface: 'hard',
    })
  })

  it('stays when no sport is left, or something else is chosen', () => {
    expect(choose('', choose('futsal')).lengthMeters).toBe('40')
    expect(followSport('indoor', { ...empty, indoor: 'true' }, empty)).toEqual({})
  })
})
