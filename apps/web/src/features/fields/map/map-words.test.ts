import { expect, it } from 'vitest'
import { samplePins } from '../testing/sample-pins.ts'
import { clusterName } from './map-words.ts'

it('names an arena and a group of them (H1)', () => {
  const [aldeota, futuro] = samplePins()
  if (!aldeota || !futuro) throw new Error('there are no pins')
  expect(clusterName({ pins: [aldeota], fields: 3, fromPriceCents: 9000 })).toBe(
    'Quadras da Aldeota, 3 campos, a partir de R$\u00A090',
  )
  expect(clusterName({ pins: [futuro], fields: 1, fromPriceCents: 12_050 })).toMatch(
    /^Arena Praia do Futuro, 1 campo, a partir de R\$\s120,50$/,
  )
  expect(clusterName({ pins: [aldeota, futuro], fields: 4, fromPriceCents: 9000 })).toBe(
    '2 arenas, 4 campos, a partir de R$\u00A090',
  )
})
