import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldSearchSchema } from '../list/search.ts'
import { readWords } from './read-words.ts'

const asked = { today: '2026-11-20', hour: 10, places: [] }

it('reads any text into a search that the server takes (H1)', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'society',
      'hoje',
      'as',
      '20h',
      'ate',
      '100',
      'dia',
      '31',
      '25/13',
      'por',
      '2',
      'horas',
      'wi-fi',
    ),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const { near: _near, cheap: _cheap, amenities, ...read } = readWords(words.join(' '), asked)
      const query = { ...read, ...(amenities && { amenities: amenities.join(',') }) }
      expect(fieldSearchSchema.safeParse(query).success).toBe(true)
    }),
  )
})
