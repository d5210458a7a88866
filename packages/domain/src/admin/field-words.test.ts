import { expect, it } from 'vitest'
import { changedWords } from './field-words.ts'

it('says what changed in words, in the order of the change', () => {
  expect(changedWords(['status', 'name'])).toBe('Situação, Nome')
})

it('says each word once, though several values have it', () => {
  expect(changedWords(['priceCents', 'basePriceCents', 'surface'])).toBe('Preço, Piso')
})

it('calls what nobody has named some other fact', () => {
  expect(changedWords(['internalKey', 'name', 'otherKey'])).toBe('Outro dado, Nome')
  expect(changedWords([])).toBe('')
})
