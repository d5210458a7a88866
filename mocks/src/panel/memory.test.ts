import { expect, it } from 'vitest'
import { readMemory } from './memory.ts'

it('finds the panel as it was left', () => {
  const left = { open: true, tab: 'dados', side: 'right', told: 'Feito.', focus: 'x', faultCall: 'get-me' }
  expect(readMemory(JSON.stringify(left))).toEqual(left)
})

it.each([null, '', '{', 'null', '7', '[]', '{"side":"above"}', '{"open":"yes","tab":"dados"}'])(
  'begins anew after %s',
  (text) => {
    expect(readMemory(text)).toMatchObject({ open: false, tab: 'situacao', side: 'left', told: '' })
  },
)
