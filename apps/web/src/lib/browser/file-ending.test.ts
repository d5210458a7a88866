import { expect, it } from 'vitest'
import { withEnding } from './file-ending.ts'

it.each([
  ['nota.jpg', 'image/webp', 'nota.webp'],
  ['nota.jpeg', 'image/jpeg', 'nota.jpg'],
  ['conta 3.10.pdf', 'application/pdf', 'conta 3.10.pdf'],
  ['conta', 'image/png', 'conta.png'],
  ['conta', '', 'conta.bin'],
])('%s of the type %s is saved as %s', (name, type, saved) => {
  expect(withEnding(name, type)).toBe(saved)
})
