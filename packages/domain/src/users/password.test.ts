import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmationProblem, passwordProblem, passwordSchema, passwordStrength } from './password.ts'

describe('a password (H11)', () => {
  it.each([
    ['', 'Escolha uma senha.'],
    ['Campo@12', null],
    ['Ação 2026', null],
    ['Cam@123', 'A senha precisa ter 8 caracteres.'],
    ['campo@123', 'A senha precisa ter uma letra maiúscula.'],
    ['CAMPO@123', 'A senha precisa ter uma letra minúscula.'],
    ['Campo@abc', 'A senha precisa ter um número.'],
    ['Campo1234', 'A senha precisa ter um símbolo.'],
    ['campo', 'A senha precisa ter 8 caracteres, uma letra maiúscula, um número e um símbolo.'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  it.each([
    ['', 'weak'],
    ['campolivrecampolivre', 'weak'],
    ['Campo@123', 'medium'],
    ['Campo@12345', 'medium'],
    ['Campo@123456', 'strong'],
  ])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

  it('is weak exactly when it is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[aA1@ç ]{6,14}$/)), (password) => {
        expect(passwordStrength(password) === 'weak').toBe(!passwordSchema.safeParse(password).success)
      }),
      { numRuns: 500 },
    )
  })

  it('counts letters as people do: one from another alphabet or with an accent is one', () => {
    expect(passwordProblem('😀😀😀😀Aa1')).toBe('A senha precisa ter 8 caracteres.')
  })

  it.each([
    ['', 'Repita a senha.'],
    ['Campo@124', 'As duas senhas precisam ser iguais.'],
    ['Campo@123', null],
  ])('typed again as %j: %s', (again, problem) =>
    expect(confirmationProblem(again, 'Campo@123')).toBe(problem),
  )
})
