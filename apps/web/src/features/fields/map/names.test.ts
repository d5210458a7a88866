import { clusterPins } from '@campo-livre/domain/places/cluster.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { expect, it } from 'vitest'
import { samplePins } from '../testing/sample-pins.ts'
import { namesOn } from './names.ts'

const written = (pins: readonly MapPin[], zoom: number) =>
  namesOn(clusterPins(pins, zoom), zoom).map(({ name }) => name)

it('writes cities from afar and districts from near, where there are the most fields (H1)', () => {
  expect(written(samplePins(), 4)).toEqual(['Fortaleza', 'São Paulo'])
  expect(written(samplePins(), 12)).toEqual(['Aldeota', 'Praia do Futuro', 'Mooca'])
})

it('names a price by the place in which it has the most fields (H1)', () => {
  const [aldeota, futuro] = samplePins()
  if (!aldeota || !futuro) throw new Error('there are no pins')
  const beside = { ...futuro, latitude: aldeota.latitude, longitude: aldeota.longitude, fields: 9 }
  expect(written([aldeota, beside], 12)).toEqual(['Praia do Futuro'])
})

it('writes no name over a price below it, or over another name (H1)', () => {
  const [aldeota] = samplePins()
  if (!aldeota) throw new Error('there are no pins')
  // At zoom 16 a thousandth of a degree is about 47 pixels.
  const south = { ...aldeota, id: 'south', district: 'Sul', latitude: aldeota.latitude - 0.001 }
  const long = 'Um bairro comprido!'
  const east = { ...aldeota, id: 'east', district: long, longitude: aldeota.longitude + 0.003 }
  expect(written([aldeota, south], 16)).toEqual(['Sul'])
  expect(written([{ ...aldeota, district: long }, east], 16)).toEqual([long])
})
