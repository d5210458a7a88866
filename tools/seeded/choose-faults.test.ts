import { expect, test } from 'vitest'
import { chooseFaults } from './choose-faults.ts'
import { browser, unit } from './fault.ts'

const late = {
  name: 'A price at midnight',
  file: 'price.ts',
  find: 'a',
  replace: 'b',
  run: unit('a.test.ts'),
}
const bell = { ...late, name: 'The bell is silent', file: 'bell.ts', run: browser('bell.test.tsx') }

test.each([
  [undefined, [late, bell]],
  ['MIDNIGHT price', [late]],
  ['browser', [bell]],
  ['price bell', []],
])('%j chooses by name, file and test', (words, chosen) => {
  expect(chooseFaults([late, bell], words)).toEqual(chosen)
})
