import { describe, expect, it } from 'vitest'
import { codeSchema, passwordResetSchema } from './proof.ts'
import { registrationSchema } from './registration.ts'
import { TERMS_VERSION } from './terms.ts'

const registration = {
  name: ' Lia Torres ',
  email: ' lia@exemplo.com.br ',
  phone: '(85) 90123-4567',
  cpf: '280.012.389-38',
  date: '1995-03-08',
  gender: 'female',
  password: 'Campo@123',
  password_confirmation: 'Campo@123',
  terms_version: TERMS_VERSION,
}

/** Field → its sentences. */
function problemsOf(changes: object) {
  const { error } = registrationSchema.safeParse({ ...registration, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('a registration (H11)', () => {
  it('is kept tidy: no spaces around, digits alone', () => {
    expect(registrationSchema.parse(registration)).toEqual({
      ...registration,
      name: 'Lia Torres',
      email: 'lia@exemplo.com.br',
      phone: '85901234567',
      cpf: '28001238938',
    })
  })

  it('may have a name with more spaces than one', () => {
    expect(problemsOf({ name: 'Lia   Torres' })).toEqual([])
    expect(problemsOf({ name: 'Lia T' })).toEqual([])
  })

  it.each([
    ['name', 'Informe seu nome.'],
    ['email', 'Informe seu e-mail.'],
    ['phone', 'Informe seu telefone.'],
  ])('asks for the missing %s once', (field, sentence) => {
    expect(problemsOf({ [field]: '' })).toEqual([[field, sentence]])
  })

  it('asks for the missing code once', () => {
    expect(codeSchema.safeParse('').error?.issues.map(({ message }) => message)).toEqual([
      'Informe o código.',
    ])
  })

  it('does without a CPF', () => {
    expect(problemsOf({ cpf: undefined })).toEqual([])
    expect(problemsOf({ cpf: null })).toEqual([])
  })

  it.each([
    [{ name: '' }, 'name', 'Informe seu nome.'],
    [{ name: 'Lia' }, 'name', 'Informe nome e sobrenome.'],
    [{ email: '' }, 'email', 'Informe seu e-mail.'],
    [{ email: 'lia@exemplo' }, 'email', 'Esse e-mail parece incompleto.'],
    [{ phone: '90123-4567' }, 'phone', 'Informe o telefone com DDD, como (85) 90123-4567.'],
    [{ cpf: '280.012.389-39' }, 'cpf', 'Confira os números do CPF.'],
    [{ terms_version: undefined }, 'terms_version', 'Sem esse aceite não dá para criar a conta.'],
    [
      { terms_version: '2020-01-01' },
      'terms_version',
      'Os termos mudaram. Atualize a página para ver os novos e aceitar.',
    ],
    [{ gender: '' }, 'gender', 'Escolha uma das opções.'],
    [{ password: 'campo@123' }, 'password', 'A senha precisa ter uma letra maiúscula.'],
    [{ password_confirmation: 'x' }, 'password_confirmation', 'As duas senhas precisam ser iguais.'],
  ])('of %j says at %s: %s', (changes, field, sentence) => {
    expect(problemsOf(changes)).toContainEqual([field, sentence])
  })
})

describe('a code (H11)', () => {
  it.each(['123456', ' 123 456 ', '123-456', '123456\n'])('may be typed or pasted as %j', (text) =>
    expect(codeSchema.parse(text)).toBe('123456'),
  )
  it.each(['', '12345', '1234567', 'abcdef'])('cannot be %j', (text) =>
    expect(codeSchema.safeParse(text).success).toBe(false),
  )
})

it('a new password by a link is typed twice the same (H11)', () => {
  const reset = { email: 'lia@exemplo.com.br', token: 't', password: 'Campo@123', password_confirmation: 'x' }
  expect(passwordResetSchema.safeParse(reset).error?.issues[0]?.path).toEqual(['password_confirmation'])
})
