import { expect, it } from 'vitest'
import { samplePins } from '../testing/sample-pins.ts'
import { namesOn } from './names.ts'

it('writes cities from afar and districts from near (H1)', () => {
  const pins = samplePins()
  expect(namesOn(pins, 4).map(({ name }) => name)).toEqual(['Fortaleza', 'São Paulo'])
  expect(namesOn(pins, 12).map(({ name }) => name)).toEqual(['Aldeota', 'Praia do Futuro', 'Mooca'])
})

it('writes no name over another: that with more fields stays (H1)', () => {
  const [aldeota, futuro] = samplePins()
  if (!aldeota || !futuro) throw new Error('there are no pins')
  const beside = { ...futuro, latitude: aldeota.latitude + 0.0001, longitude: aldeota.longitude, fields: 9 }
  expect(namesOn([aldeota, beside], 12).map(({ name }) => name)).toEqual(['Praia do Futuro'])
})
