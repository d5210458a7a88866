import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const base = { name: 'Água', price: '5,00', stock: '3' }

test.each([
  ['nobody has changed anything', base, base, base, {}, {}],
  ['only mine has changed', { ...base, name: 'Coco' }, base, { ...base, name: 'Coco' }, {}, {}],
  [
    'only theirs has changed',
    base,
    { ...base, price: '6,00' },
    { ...base, price: '6,00' },
    {},
    { price: '5,00' },
  ],
  [
    'both have changed another field',
    { ...base, name: 'Coco' },
    { ...base, price: '6,00' },
    { name: 'Coco', price: '6,00', stock: '3' },
    {},
    { price: '5,00' },
  ],
  [
    'both have changed the same field',
    { ...base, price: '7,00' },
    { ...base, price: '6,00' },
    { ...base, price: '7,00' },
    { price: '6,00' },
    {},
  ],
  [
    'both have made the same change',
    { ...base, price: '6,00' },
    { ...base, price: '6,00' },
    { ...base, price: '6,00' },
    {},
    {},
  ],
])('%s', (_, mine, theirs, texts, conflicts, updated) => {
  expect(mergeTexts({ base, mine, theirs })).toEqual({ texts, conflicts, updated })
})

test('no change of mine is lost, and no change of theirs goes unnoticed', () => {
  const texts = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') })
  fc.assert(
    fc.property(texts, texts, texts, (from, mine, theirs) => {
      const merged = mergeTexts({ base: from, mine, theirs })
      for (const name of ['a', 'b'] as const) {
        if (mine[name] !== from[name]) expect(merged.texts[name]).toBe(mine[name])
        if (theirs[name] !== from[name] && merged.texts[name] !== theirs[name])
          expect(merged.conflicts[name]).toBe(theirs[name])
      }
    }),
  )
})
