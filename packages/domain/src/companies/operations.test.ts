import { describe, expect, it } from 'vitest'
import type { StoredUser } from '../users/stored-user.ts'
import type { CompanyProfileChange } from './company-profile.ts'
import {
  addCompany,
  changeCompany,
  changeCompanyForAdmin,
  decideCompany,
  newArenaNotices,
  newCompany,
} from './operations.ts'
import type { StoredCompany } from './stored-company.ts'

const today = '2026-11-20'
const spot = { latitude: -8.05, longitude: -34.9, timeZone: 'America/Recife' }
const asked = {
  company_name: 'Arena São João!',
  cnpj: '48291736000192',
  cep: '60115221',
  street: 'Rua das Flores',
  number: '10',
  district: 'Centro',
  city: 'Fortaleza',
  state: 'CE' as const,
}
const home = { latitude: -3.73, longitude: -38.52, timeZone: 'America/Fortaleza' }
const arena = newCompany(asked, { id: 'arena', ownerId: 'dono', spot: home, isTaken: () => false })
const approved: StoredCompany = { ...arena, status: 'approved' }
const { company_name: name, cnpj: _, ...address } = asked
const profile: CompanyProfileChange = {
  name,
  description: 'Campo bom.',
  whatsapp: '85901112233',
  phone: null,
  address,
  amenities: ['bar', 'bar'],
  openingHours: [
    [
      { opens: 1080, closes: 1320 },
      { opens: 480, closes: 720 },
    ],
    ...Array.from({ length: 6 }, () => []),
  ],
  holidays: [
    { name: 'Padroeira', day: '2026-12-13' },
    { name: 'Folga', day: '2026-11-30' },
  ],
  rules: { ...arena.rules, rainNote: '' },
  acceptsPayAtVenue: true,
  maxInstalments: 3,
  version: 1,
}
const changed = (given: Partial<CompanyProfileChange> = {}, before = arena) =>
  changeCompany(before, { ...profile, ...given }, { today, spot })

describe('a new arena (H11, H12)', () => {
  it('waits for its approval, with the usual values and an address of its own on the site', () => {
    expect(arena).toMatchObject({
      slug: 'arena-sao-joao',
      status: 'awaiting_approval',
      ownerId: 'dono',
      phone: null,
      pixKey: asked.cnpj,
      timeZone: 'America/Fortaleza',
      address: { ...address, latitude: home.latitude },
      version: 1,
    })
    const slug = (company_name: string, slugs: readonly string[]) =>
      newCompany(
        { ...asked, company_name },
        { id: 'cmp_0123456789', ownerId: 'y', spot, isTaken: (each) => slugs.includes(each) },
      ).slug
    const [first, second, third] = [
      'arena-sao-joao',
      'arena-sao-joao-fortaleza',
      'arena-sao-joao-fortaleza-456789',
    ]
    expect(slug('Arena São João', [first])).toBe(second)
    expect(slug('Arena São João', [first, second])).toBe(third)
    expect(slug('Arena São João', [first, second, third])).toBe('arena-sao-joao-fortaleza-cmp-0123456789')
    expect(slug('!!!', [])).toBe('arena')
  })
  it('looks for a few slugs, however many arenas have its name', () => {
    const looked: string[] = []
    newCompany(asked, {
      id: 'cmp_0123456789',
      ownerId: 'y',
      spot,
      isTaken: (each) => looked.push(each) > 0,
    })
    expect(looked).toHaveLength(3)
  })
  it('is told to each admin, with the way to it', () => {
    const notices = newArenaNotices(arena, ['a', 'b'], '/lista')
    expect(notices.map(({ userId, kind, actionUrl }) => [userId, kind, actionUrl])).toEqual([
      ['a', null, '/lista'],
      ['b', null, '/lista'],
    ])
    expect(notices[0]?.message).toBe('Uma arena espera aprovação: Arena São João!, Fortaleza, CE.')
  })
  it('by an admin is that of an account of a company without one, with a CNPJ of its own', () => {
    const owner = { id: 'nova', profile: { name: 'company' } } as StoredUser
    const added = (who: StoredUser | undefined, given: object = {}) =>
      addCompany({ ...asked, ...given }, who, {
        id: 'y',
        spot,
        arenas: {
          hasOwner: (id) => id === arena.ownerId,
          hasCnpj: (cnpj) => cnpj === arena.cnpj,
          hasSlug: (slug) => slug === arena.slug,
        },
      })
    expect(added(undefined)).toMatchObject({ code: 'invalid', field: 'ownerId' })
    expect(added({ ...owner, profile: { name: 'athlete' } })).toMatchObject({ field: 'ownerId' })
    expect(added({ ...owner, id: 'dono' })).toMatchObject({ field: 'ownerId' })
    expect(added(owner)).toMatchObject({ errors: { cnpj: ['Este CNPJ já está cadastrado.'] } })
    expect(added(owner, { cnpj: '11222333000181' })).toMatchObject({
      ok: true,
      changes: { companies: [{ ownerId: 'nova', slug: 'arena-sao-joao-fortaleza' }] },
    })
  })
})

describe('what an arena says of itself (A3)', () => {
  it('is kept in order, without an empty note, and as its newest version', () => {
    const outcome = changed()
    const [after] = outcome.ok ? outcome.changes.companies : []
    expect(after).toMatchObject({
      whatsapp: '5585901112233',
      phone: null,
      amenities: ['bar'],
      holidays: [{ day: '2026-11-30' }, { day: '2026-12-13' }],
      status: 'awaiting_approval',
      pixKey: asked.cnpj,
      version: 2,
    })
    expect(after?.rules.rainNote).toBeNull()
    expect(after?.openingHours[0]?.map(({ opens }) => opens)).toEqual([480, 1080])
    expect(changed({ version: 0 })).toMatchObject({ code: 'stale' })
  })
  it('has the place and the clock of another city, and keeps its own in the same one', () => {
    const placed = (city: string, state: 'CE' | 'PE' = 'CE') => {
      const outcome = changed({ address: { ...address, city, state } })
      return outcome.ok ? outcome.changes.companies[0].timeZone : null
    }
    expect(placed('FORTALEZA')).toBe('America/Fortaleza')
    expect(placed('Recife', 'PE')).toBe('America/Recife')
    expect(placed('Fortaleza', 'PE')).toBe('America/Recife')
  })
  it('has no holiday that has passed, unless it was there before, each told at its place', () => {
    const passed = [
      { name: 'Novo', day: '2026-12-01' },
      { name: 'Velho', day: '2026-11-01' },
    ]
    expect(changed({ holidays: passed })).toMatchObject({
      code: 'invalid',
      errors: { 'holidays.1.day': ['Esse dia já passou.'] },
    })
    expect(changed({ holidays: passed }, { ...arena, holidays: passed }).ok).toBe(true)
  })
  it('is changed by an admin while somebody cares for it', () => {
    const outcome = changeCompanyForAdmin(arena, { name: 'Outra' })
    expect(outcome.ok && outcome.changes.companies[0]).toEqual({ ...arena, name: 'Outra', version: 2 })
    expect(changeCompanyForAdmin({ ...arena, ownerDeleted: true }, { name: 'x' })).toMatchObject({
      code: 'conflict',
    })
  })
})

describe('a decision about an arena (H12)', () => {
  const owner = { id: 'dono', name: 'Davi Dono', email: 'dono@arena.test' }
  const suspended = { status: 'suspended' as const, reason: 'Falta o alvará.' }
  it('is told to whoever runs it, by mail and in a notice that cannot be muted', () => {
    const outcome = decideCompany(approved, suspended, { owner, hasField: true })
    const message =
      'A Arena São João! saiu do site. Fale com a gente para ela voltar. Motivo: Falta o alvará.'
    expect(outcome).toEqual({
      ok: true,
      changes: { companies: [{ ...approved, status: 'suspended', statusReason: 'Falta o alvará.' }] },
      letters: [
        {
          to: owner.email,
          subject: 'Novidade sobre a sua arena',
          text: `Oi, Davi! ${message}`,
          link: '/company',
        },
      ],
      notices: [
        {
          userId: 'dono',
          kind: null,
          type: 'warning',
          message,
          actionText: 'Abrir minha arena',
          actionUrl: '/company',
        },
      ],
    })
  })
  it('says whether people find the arena already, and keeps no reason of an approval', () => {
    const told = (hasField: boolean) => {
      const outcome = decideCompany(arena, { status: 'approved', reason: 'x' }, { owner, hasField })
      return outcome.ok ? [outcome.notices[0]?.message, outcome.changes.companies[0]?.statusReason] : []
    }
    expect(told(true)).toEqual(['A Arena São João! foi aprovada. Ela já aparece na busca.', null])
    expect(told(false)[0]).toContain('aparece na busca assim que tiver um campo')
  })
  it('changes and tells nothing when it is the same again, and tells nobody where nobody is', () => {
    const before = { ...approved, status: 'suspended' as const, statusReason: suspended.reason }
    const again = decideCompany(before, suspended, { owner, hasField: true })
    expect(again).toEqual({ ok: true, changes: { companies: [] }, notices: [] })
    const alone = decideCompany(approved, suspended, { owner: null, hasField: true })
    expect(alone).toMatchObject({ ok: true, notices: [] })
    expect(alone).not.toHaveProperty('letters')
  })
  it('is one that the present status allows, and brings none back whose owner is gone', () => {
    const facts = { owner, hasField: true }
    expect(decideCompany(arena, suspended, facts)).toMatchObject({ code: 'invalid_transition' })
    const gone = { ...arena, ownerDeleted: true }
    expect(decideCompany(gone, { status: 'approved', reason: null }, facts)).toMatchObject({
      code: 'owner_deleted',
    })
    expect(decideCompany(gone, { status: 'refused', reason: 'x' }, facts).ok).toBe(true)
  })
})
