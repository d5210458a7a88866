import { describe, expect, it } from 'vitest'
import type { Refusal } from '../refusals/refusal.ts'
import { GUARDIAN_NEEDED } from './birth-date.ts'
import { MAX_FAVOURITES } from './favourites.ts'
import {
  askEmailChange,
  changeAccount,
  changeFavouritesOf,
  changePassword,
  confirmEmailChange,
  giveBirthDate,
  inviteUser,
  isLastAdmin,
  type Known,
  refuseInvitation,
  refuseShuttingOut,
  registerAthlete,
  registerOwner,
  takeInvitation,
  takenValues,
} from './operations.ts'
import type { StoredUser } from './stored-user.ts'

const AT = '2026-11-20T10:00:00.000Z'
const proofOf = (email: string) => ({ email, sentAt: AT, usedAt: null })
const today = '2026-11-20'
const ana: StoredUser = {
  id: 'ana',
  name: 'Ana Paula',
  email: 'Ana@test.test',
  phone: '5585911111111',
  imagePath: null,
  emailVerifiedAt: AT,
  profile: { name: 'athlete' },
  password: 'Segredo1',
  blocked: false,
  cpf: '11144477735',
  birthDate: '1995-03-02',
}
const anas = { email: 'ana@test.test', phone: '85911111111', cpf: '11144477735', cnpj: '48291736000192' }
const known: Known = (what, value) => anas[what] === value
const nobody: Known = () => false
const form = {
  name: 'Bia Lima',
  email: 'bia@test.test',
  phone: '85922222222',
  date: '1990-01-01',
  gender: 'female' as const,
  password: 'Segredo2',
  password_confirmation: 'Segredo2',
  terms_version: '1',
}

type Result = { ok: true; changes: { users: readonly StoredUser[] } } | Refusal
const after = (outcome: Result) => (outcome.ok ? outcome.changes.users[0] : undefined)
const errorsOf = (outcome: Result) => (outcome.ok ? {} : outcome.errors)
const refused = (outcome: Result) => (outcome.ok ? null : [outcome.code, outcome.field ?? null])

it('a value that another account has is told at its input, however it is written (H11)', () => {
  const taken = { email: 'ANA@TEST.TEST', phone: '85911111111', cpf: '11144477735', cnpj: '48291736000192' }
  expect(Object.keys(takenValues(taken, known))).toEqual(['email', 'phone', 'cpf', 'cnpj'])
  expect(takenValues({ email: 'bia@test.test', phone: '85922222222', cpf: null }, known)).toEqual({})
  expect(takenValues(taken, nobody)).toEqual({})
})

describe('a registration (H11)', () => {
  const registered = (given: object = {}, others = known) =>
    registerAthlete({ ...form, ...given }, { id: 'bia', at: AT, today, known: others })
  it('makes an athlete who has agreed to the terms and whose e-mail is not confirmed', () => {
    expect(after(registered())).toEqual({
      id: 'bia',
      name: 'Bia Lima',
      email: 'bia@test.test',
      phone: '5585922222222',
      imagePath: null,
      emailVerifiedAt: null,
      profile: { name: 'athlete' },
      password: 'Segredo2',
      blocked: false,
      cpf: null,
      birthDate: '1990-01-01',
      gender: 'female',
      terms: { version: '1', acceptedAt: AT },
    })
  })
  it('tells all that is in its way at once', () => {
    expect(errorsOf(registered({ email: 'ana@test.test', date: '2020-01-01' }))).toEqual({
      email: ['Este e-mail já está cadastrado.'],
      date: [expect.stringContaining('14 anos')],
    })
  })
  it('of a minor asks for a guardian, who is noted', () => {
    const minor = { date: '2010-01-01' }
    expect(errorsOf(registered(minor))).toEqual({ guardian_consent: [GUARDIAN_NEEDED] })
    expect(after(registered({ ...minor, guardian_consent: true }))?.guardianConsent).toBe(true)
    expect(after(registered({ guardian_consent: true }))).not.toHaveProperty('guardianConsent')
  })
  it('of an owner asks for a CNPJ of their own, too', () => {
    const owner = {
      ...form,
      company_name: 'Arena',
      cnpj: '48291736000192',
      cep: '60115221',
      street: 'Rua',
      number: '1',
      district: 'Centro',
      city: 'Fortaleza',
      state: 'CE' as const,
    }
    const made = (cnpj: string) => registerOwner({ ...owner, cnpj }, { id: 'bia', at: AT, known })
    expect(errorsOf(made('48291736000192'))).toEqual({ cnpj: ['Este CNPJ já está cadastrado.'] })
    expect(after(made('11222333000181'))).toMatchObject({
      profile: { name: 'company' },
      terms: { version: '1' },
    })
  })
})

describe('an invitation (H12)', () => {
  const asked = { name: 'Caio', email: 'caio@test.test', phone: null, profile: 'company' as const }
  const invited = after(inviteUser(asked, { id: 'caio', password: 'sorteada', known })) ?? ana
  it('opens an account that nobody can enter but by it', () => {
    expect(invited).toMatchObject({ invited: true, emailVerifiedAt: null, phone: null, password: 'sorteada' })
    expect(invited).not.toHaveProperty('terms')
    const again = inviteUser({ ...asked, phone: '85911111111' }, { id: 'x', password: 'y', known })
    expect(errorsOf(again)).toEqual({ phone: ['Este telefone já está cadastrado.'] })
    expect(refuseInvitation(invited)).toBeNull()
    expect(refuseInvitation(ana)).toMatchObject({ code: 'conflict' })
  })
  it('is taken with a password and the agreement to the terms', () => {
    expect(refused(takeInvitation(invited, { password: 'Minha1' }, AT))).toEqual(['invalid', 'terms_version'])
    expect(after(takeInvitation(invited, { password: 'Minha1', terms_version: '2' }, AT))).toEqual({
      ...invited,
      password: 'Minha1',
      terms: { version: '2', acceptedAt: AT },
      emailVerifiedAt: AT,
      invited: false,
    })
  })
})

describe('the data of an account (H11)', () => {
  const data = { name: 'Ana', phone: '85933333333', cpf: null, date: '1995-03-02', gender: null }
  const changed = (given: object = {}, user = ana) =>
    changeAccount(user, { ...data, ...given }, { today, known: nobody })
  it('are changed, but for the e-mail', () => {
    expect(after(changed())).toEqual({
      ...ana,
      name: 'Ana',
      phone: '5585933333333',
      cpf: null,
      gender: null,
    })
    const taken = changeAccount({ ...ana, id: 'eu' }, { ...data, cpf: '11144477735' }, { today, known })
    expect(errorsOf(taken)).toEqual({ cpf: ['Este CPF já está cadastrado.'] })
  })
  it('keep a birth date that is there, and ask for the guardian of a minor', () => {
    expect(errorsOf(changed({ date: null }))).toEqual({ date: ['Informe o dia em que você nasceu.'] })
    expect(changed({ date: null }, { ...ana, birthDate: null }).ok).toBe(true)
    expect(errorsOf(changed({ date: '2010-01-01' }))).toEqual({ date: [GUARDIAN_NEEDED] })
    expect(changed({ date: '2010-01-01' }, { ...ana, guardianConsent: true }).ok).toBe(true)
    expect(errorsOf(changed({ date: '2020-01-01' }))).toEqual({ date: [expect.stringContaining('14 anos')] })
  })
  it('get a birth date once, where a racha asks for it (N2)', () => {
    const { birthDate: _, ...unborn } = ana
    expect(after(giveBirthDate(unborn, { date: '1990-01-01' }, today))).toEqual({
      ...unborn,
      birthDate: '1990-01-01',
    })
    expect(giveBirthDate(ana, { date: '1995-03-02' }, today).ok).toBe(true)
    expect(refused(giveBirthDate(ana, { date: '1990-01-01' }, today))).toEqual(['conflict', null])
    const minor = { date: '2010-01-01' }
    expect(errorsOf(giveBirthDate(unborn, minor, today))).toEqual({ guardian_consent: [GUARDIAN_NEEDED] })
    const agreed = after(giveBirthDate(unborn, { ...minor, guardian_consent: true }, today))
    expect(agreed?.guardianConsent).toBe(true)
    expect(giveBirthDate({ ...unborn, guardianConsent: true }, minor, today).ok).toBe(true)
  })
  it('get another e-mail once its code has come back, unless it is taken by then', () => {
    expect(refused(askEmailChange(ana, 'ANA@test.test', nobody))).toEqual(['invalid', 'email'])
    const bia = { ...ana, id: 'bia', email: 'bia@test.test' }
    expect(errorsOf(askEmailChange(bia, 'ana@test.test', known))).toHaveProperty('email')
    const asked = after(askEmailChange(bia, 'nova@test.test', known)) ?? bia
    expect(asked).toEqual({ ...bia, pendingEmail: 'nova@test.test' })
    expect(after(confirmEmailChange(asked, proofOf('nova@test.test'), { at: AT, known }))).toEqual({
      ...bia,
      email: 'nova@test.test',
      pendingEmail: null,
    })
    expect(
      refused(
        confirmEmailChange({ ...asked, pendingEmail: 'ana@test.test' }, proofOf('ana@test.test'), {
          at: AT,
          known,
        }),
      ),
    ).toEqual(['email_taken', null])
  })
  it('get another password than the present one', () => {
    expect(refused(changePassword(ana, 'Segredo1', true))).toEqual(['invalid', 'password'])
    expect(after(changePassword(ana, 'Novo1', false))).toEqual({
      ...ana,
      password: 'Novo1',
      passwordUnproven: false,
    })
  })
  it('have favourites that people find, up to the most (H1)', () => {
    const ids = Array.from({ length: MAX_FAVOURITES }, (_, at) => `f${at}`)
    const full = { ...ana, favourites: ids }
    const add = (user: StoredUser, fieldId: string) =>
      changeFavouritesOf(user, { add: [fieldId], remove: [] }, (id) => id !== 'escondido')
    expect(after(add(ana, 'campo'))?.favourites).toEqual(['campo'])
    expect(after(add(full, 'escondido'))?.favourites).toEqual(ids)
    expect(refused(add(full, 'campo'))).toEqual(['invalid', 'add'])
  })
})

describe('who runs the platform (H12)', () => {
  const admin: StoredUser = { ...ana, id: 'admin', profile: { name: 'admin' } }
  const second = { ...admin, id: 'outro' }
  it('is never nobody: the last who can enter stays', () => {
    expect(isLastAdmin(admin, [admin, ana])).toBe(true)
    expect(isLastAdmin(admin, [admin, second])).toBe(false)
    expect(isLastAdmin(admin, [admin, { ...second, blocked: true }])).toBe(true)
    expect(isLastAdmin(admin, [admin, { ...second, emailVerifiedAt: null }])).toBe(true)
    expect(isLastAdmin(ana, [ana])).toBe(false)
  })
  it('shuts neither themselves nor the last one out', () => {
    const refusal = (user: StoredUser, users: readonly StoredUser[]) =>
      refuseShuttingOut(user, { byId: 'admin', users })?.message ?? null
    expect(refusal(admin, [admin, second])).toMatch(/^Essa é a sua própria conta/)
    expect(refusal(second, [{ ...admin, blocked: true }, second])).toMatch(/^É a única pessoa/)
    expect(refusal(second, [admin, second])).toBeNull()
  })
})
