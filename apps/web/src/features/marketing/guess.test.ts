import { describe, expect, it } from 'vitest'
import { advertiseSearchSchema } from './advertise-search.ts'
import { toGuess, toSearch } from './guess.ts'

const usual = { campos: 2, horas: 14, preco: 120, ocupacao: 40 }

describe('the calculator’s address (A14, H13)', () => {
  it('carries what was chosen, and nothing of what is usual', () => {
    expect(toSearch({ ...usual, campos: 5, ocupacao: 0 })).toEqual({ campos: 5, ocupacao: 0 })
    expect(toGuess(advertiseSearchSchema.parse({ campos: '5', ocupacao: '0' }))).toEqual({
      ...usual,
      campos: 5,
      ocupacao: 0,
    })
  })

  it.each([
    {},
    { campos: '0', horas: '25', preco: '-1', ocupacao: '101' },
    { campos: 'dois', horas: '', preco: '1e9', ocupacao: '12.5' },
    { campos: null, horas: [], preco: {}, ocupacao: Number.NaN },
  ])('falls back to the usual for %j', (search) =>
    expect(toGuess(advertiseSearchSchema.parse(search))).toEqual(usual),
  )
})
