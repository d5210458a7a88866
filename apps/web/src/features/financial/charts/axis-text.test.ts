import { expect, it } from 'vitest'
import { axisText } from './axis-text.ts'

it.each([
  [0, 'R$ 0'],
  [-50_000, '\u2212R$ 500'],
  [123_456, 'R$ 1,2 mil'],
  [1_200_000_000, 'R$ 12 mi'],
])('%i cents are %s beside an axis', (cents, text) => {
  expect(axisText(cents).replace(/\s/g, ' ')).toBe(text)
})
