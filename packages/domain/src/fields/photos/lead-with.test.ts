import { expect, it } from 'vitest'
import { leadWith } from './lead-with.ts'

it('has the wanted sport first and the others in their order', () => {
  expect(leadWith(['handball', 'basketball', 'futsal'], 'futsal')).toEqual([
    'futsal',
    'handball',
    'basketball',
  ])
  expect(leadWith(['handball', 'futsal'], 'handball')).toEqual(['handball', 'futsal'])
})

it('changes nothing where no sport is wanted, or one that the field does not have', () => {
  expect(leadWith(['handball', 'futsal'], undefined)).toEqual(['handball', 'futsal'])
  expect(leadWith(['handball', 'futsal'], 'padel')).toEqual(['handball', 'futsal'])
})
