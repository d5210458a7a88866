import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { credentialsSchema } from './credentials.ts'
import { emailSchema } from './email.ts'

const addresses = [
  ['ana@exemplo.com.br', true],
  ['  ana@exemplo.com ', true],
  ['a@b.c', true],
  ['ana', false],
  ['ana@exemplo', false],
  ['@exemplo.com', false],
  ['ana@.com', false],
  ['ana@exemplo.', false],
  ['ana maria@exemplo.com', false],
  ['ana@exemplo.com e mais', false],
  ['', false],
] as const

it.each(addresses)('“%s” is an address to sign in with: %s', (email, expected) => {
  expect(z.safeParse(credentialsSchema, { email, password: 'x' }).success).toBe(expected)
})

it.each(addresses)('“%s” is an address to write to: %s', (email, expected) => {
  expect(z.safeParse(emailSchema, email).success).toBe(expected)
})

it('the spaces that a phone adds around an address are not part of it', () => {
  expect(z.parse(emailSchema, ' ana@exemplo.com ')).toBe('ana@exemplo.com')
  expect(z.parse(credentialsSchema, { email: ' ana@exemplo.com ', password: ' x ' })).toEqual({
    email: 'ana@exemplo.com',
    password: ' x ',
  })
})

it('nobody signs in without a password', () => {
  expect(z.safeParse(credentialsSchema, { email: 'ana@exemplo.com', password: '' }).success).toBe(false)
})
