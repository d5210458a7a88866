import { expect, it } from 'vitest'
import { noticeSentence } from './notice.ts'

it.each([
  [30, 'Reservas até 30 min antes do início.'],
  [120, 'Reservas até 2 h antes do início.'],
  [90, 'Reservas até 1 h 30 antes do início.'],
  [1440, 'Reservas até 1 dia antes do início.'],
  [2880, 'Reservas até 2 dias antes do início.'],
  [2160, 'Reservas até 36 h antes do início.'],
])('a notice of %i minutes', (minutes, sentence) => {
  expect(noticeSentence(minutes)).toBe(sentence)
})
