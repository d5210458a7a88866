import { expect, test } from 'vitest'
import {
  refuseEmailCode,
  refuseNoPassword,
  refuseOldCode,
  refuseWrongPassword,
  resetPassword,
  verifyEmail,
} from './proving.ts'
import type { StoredUser } from './stored-user.ts'

const AT = '2026-11-20T10:00:00.000Z'
const before = (minutes: number) => new Date(Date.parse(AT) - minutes * 60_000).toISOString()
const ana: StoredUser = {
  id: 'ana',
  name: 'Ana Lima',
  email: 'ana@test.test',
  phone: null,
  imagePath: null,
  emailVerifiedAt: null,
  profile: { name: 'athlete' },
  password: 'Segredo1',
  blocked: false,
}
const proof = { email: 'ana@test.test', sentAt: before(5), usedAt: null }
const used = { ...proof, usedAt: before(1) }
const codeOf = (outcome: { ok: boolean; code?: string } | null) => outcome?.code ?? outcome

test('a code works once, for less than fifteen minutes', () => {
  expect(refuseOldCode(proof, AT)).toBeNull()
  expect(codeOf(refuseOldCode(used, AT))).toBe('code_used')
  expect(refuseOldCode({ ...proof, sentAt: before(14) }, AT)).toBeNull()
  expect(codeOf(refuseOldCode({ ...proof, sentAt: before(15) }, AT))).toBe('code_expired')
})

test('an e-mail is confirmed by its code, once; its password is nobody’s until they enter by a code', () => {
  expect(verifyEmail(ana, proof, AT)).toMatchObject({
    changes: { users: [{ emailVerifiedAt: AT, passwordUnproven: true }] },
  })
  expect(verifyEmail({ ...ana, password: null }, proof, AT)).toMatchObject({
    changes: { users: [{ passwordUnproven: false }] },
  })
  const verified = { ...ana, emailVerifiedAt: before(1) }
  expect([
    codeOf(verifyEmail(undefined, proof, AT)),
    codeOf(verifyEmail(ana, undefined, AT)),
    codeOf(verifyEmail(verified, undefined, AT)),
    codeOf(verifyEmail(verified, used, AT)),
    codeOf(verifyEmail(verified, { ...proof, sentAt: before(60) }, AT)),
    codeOf(verifyEmail(ana, { ...proof, sentAt: before(60) }, AT)),
  ]).toEqual([
    'code_wrong',
    'code_wrong',
    'email_already_verified',
    'code_used',
    'email_already_verified',
    'code_expired',
  ])
})

test('another e-mail takes the code for the one that was asked for last', () => {
  const asking = { ...ana, pendingEmail: 'nova@test.test' }
  const sent = { ...proof, email: 'Nova@test.test' }
  expect(refuseEmailCode(asking, sent, AT)).toBeNull()
  expect([
    codeOf(refuseEmailCode(asking, undefined, AT)),
    codeOf(refuseEmailCode(asking, proof, AT)),
    codeOf(refuseEmailCode(asking, used, AT)),
    codeOf(refuseEmailCode({ ...ana, pendingEmail: null }, sent, AT)),
    codeOf(refuseEmailCode(asking, { ...sent, sentAt: before(15) }, AT)),
  ]).toEqual(['code_wrong', 'code_wrong', 'code_used', 'code_wrong', 'code_expired'])
})

test('a link gives a new password for an hour, which is told by mail; not to who was invited', () => {
  const given = { password: 'Novo1', at: AT }
  expect(resetPassword({ ...ana, passwordUnproven: true }, proof, given)).toMatchObject({
    changes: { users: [{ password: 'Novo1', passwordUnproven: false }] },
    letters: [{ to: 'ana@test.test', subject: 'Sua senha mudou' }],
  })
  for (const [user, link] of [
    [undefined, proof],
    [ana, undefined],
    [{ ...ana, invited: true }, proof],
    [ana, { ...proof, sentAt: before(60) }],
  ] as const)
    expect(codeOf(resetPassword(user, link, given))).toBe('link_invalid')
})

test('a password is asked for where there is one, and has to be it', () => {
  expect(refuseNoPassword(ana, 'x', 'password')).toBeNull()
  expect(refuseNoPassword(ana, undefined, 'password')).toMatchObject({ code: 'invalid', field: 'password' })
  expect(refuseNoPassword({ ...ana, password: null }, 'x', 'now')).toMatchObject({
    code: 'wrong_password',
    field: 'now',
  })
  expect(refuseWrongPassword(true, 'password')).toBeNull()
  expect(refuseWrongPassword(false, 'now')).toMatchObject({ code: 'wrong_password', field: 'now' })
})
