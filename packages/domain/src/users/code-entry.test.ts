import { describe, expect, it } from 'vitest'
import { codeEntrySchema, enterByCode } from './code-entry.ts'
import { TERMS_VERSION } from './terms.ts'

const now = '2026-11-20T13:00:00.000Z'
const typed = { email: 'lia@exemplo.com.br', name: 'Lia Torres', terms_version: TERMS_VERSION }
const nameless = { email: typed.email, terms_version: TERMS_VERSION }
const own = { emailVerifiedAt: '2026-01-01T12:00:00.000Z', blocked: false }
const first = {
  emailVerifiedAt: now,
  password: null,
  passwordUnproven: false,
  invited: false,
  terms: { version: TERMS_VERSION, acceptedAt: now },
}

describe('entering by a code (H11)', () => {
  it('makes an account of the name where there is none, with the agreement and without a password', () => {
    expect(enterByCode(null, typed, now)).toEqual({ kind: 'new', account: { ...first, name: 'Lia Torres' } })
  })

  it('asks who is new for a name', () => {
    expect(enterByCode(null, nameless, now)).toEqual({ kind: 'nameless' })
  })

  it('changes nothing of an account that is theirs, whatever name is typed', () => {
    expect(enterByCode(own, typed, now)).toEqual({ kind: 'known', change: null })
    expect(enterByCode({ ...own, invited: false }, nameless, now)).toEqual({ kind: 'known', change: null })
  })

  it('confirms the e-mail of one that nobody has confirmed, and ends the password that came with it', () => {
    const unconfirmed = { ...own, emailVerifiedAt: null }
    expect(enterByCode(unconfirmed, typed, now)).toEqual({
      kind: 'known',
      change: { ...first, name: 'Lia Torres' },
    })
    expect(enterByCode(unconfirmed, nameless, now)).toEqual({ kind: 'known', change: first })
  })

  it('ends the password of a registration that the mail of it has confirmed, and nothing else', () => {
    expect(enterByCode({ ...own, passwordUnproven: true }, typed, now)).toEqual({
      kind: 'known',
      change: { password: null, passwordUnproven: false },
    })
    expect(enterByCode({ ...own, passwordUnproven: false }, typed, now)).toEqual({
      kind: 'known',
      change: null,
    })
  })

  it('takes an invitation', () => {
    expect(enterByCode({ ...own, invited: true }, nameless, now)).toEqual({ kind: 'known', change: first })
  })

  it('lets nobody into a blocked account', () => {
    expect(enterByCode({ ...own, blocked: true }, typed, now)).toEqual({ kind: 'blocked' })
  })
})

it.each([
  [{ code: '12345' }, 'code', 'O código tem 6 números.'],
  [{ name: 'Lia' }, 'name', 'Informe nome e sobrenome.'],
  [{ email: 'lia@' }, 'email', 'Esse e-mail parece incompleto.'],
  [{ terms_version: undefined }, 'terms_version', 'Sem esse aceite não dá para criar a conta.'],
])('refuses %j at %s (H11)', (wrong, field, sentence) => {
  const read = codeEntrySchema.safeParse({ ...typed, code: '123456', ...wrong })
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, sentence]])
})
