import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readSituation } from '@campo-livre/mocks/situations/situation-text.ts'
import { parseBody } from './parse.ts'
import { Refused } from './refused.ts'

const { localeError } = z.config()
afterEach(() => {
  z.config({ localeError })
})

const body = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  day: z.optional(z.iso.date()),
  players: z.optional(z.number().check(z.lte(22, 'Até 22 jogam.'))),
  page: z.optional(z.number().check(z.positive(), z.lt(100))),
})

function errorsOf(sent: object) {
  try {
    parseBody(body, JSON.stringify(sent))
  } catch (error) {
    if (error instanceof Refused) return error.errors
  }
  return 'taken'
}

it.each([
  ['none', undefined],
  ['English', z.locales.en().localeError],
])('says in Portuguese what is wrong, the schemas set to %s', (_, language) => {
  z.config({ localeError: language })
  expect(errorsOf({})).toEqual({ name: ['Preencha este campo.'] })
  expect(errorsOf({ name: 7 })).toEqual({ name: ['Esse valor não é aceito.'] })
  expect(errorsOf({ name: 'A' })).toEqual({ name: ['Use no mínimo 2 caracteres.'] })
  expect(errorsOf({ name: 'Abelardo' })).toEqual({ name: ['Use no máximo 5 caracteres.'] })
  expect(errorsOf({ name: 'Ana', day: 'ontem' })).toEqual({ day: ['Informe a data como 2026-11-20.'] })
  expect(errorsOf({ name: 'Ana', players: 30 })).toEqual({ players: ['Até 22 jogam.'] })
  expect(errorsOf({ name: 'Ana', page: 0 })).toEqual({ page: ['Use mais que 0.'] })
  expect(errorsOf({ name: 'Ana', page: 100 })).toEqual({ page: ['Use menos que 100.'] })
  expect(errorsOf({ name: 'Ana' })).toBe('taken')
  expect(readSituation('rede=voando')).toEqual({
    ok: false,
    message: expect.stringMatching(/^[A-ZÀ-Ú“].*\.$/),
  })
})
