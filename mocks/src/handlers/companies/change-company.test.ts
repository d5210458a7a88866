import type { CompanyProfile } from '@campo-livre/domain/companies/company-profile.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const profile: CompanyProfile = {
  name: 'Arena Paulistana',
  description: 'Campo e resenha.',
  whatsapp: '11901112233',
  phone: null,
  address: {
    cep: '01310100',
    street: 'Avenida Paulista',
    number: 'S/N',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  amenities: ['bar', 'wifi'],
  openingHours: [[], ...Array.from({ length: 6 }, () => [{ opens: 600, closes: 1500 }])],
  cancellationPolicy: { fullRefundHours: 12, lateRefundPercent: 0 },
  rainRule: 'Choveu, remarcamos.',
  acceptsPayAtVenue: false,
}
const change = (changes: object = {}, as = 'dono') =>
  ask('PUT /company/profile', { as, body: { ...profile, ...changes } })
const shown = async () => (await ask('GET /companies/paulista')).body.data

describe('the page of a company (H8)', () => {
  it('takes all that the company says of itself, and nothing else', async () => {
    const intruders = { status: 'refused', ownerId: 'dona', slug: 'x', cnpj: '48291736000192', pixKey: 'x' }
    const { status, body } = await change(intruders)
    expect([status, body.message]).toEqual([200, 'A página da sua arena foi salva.'])
    const own = ownCompanySchema.parse(body.data)
    expect(own).toMatchObject({ ...profile, whatsapp: '5511901112233', status: 'approved', slug: 'paulista' })
    expect(own.cnpj).toBeNull()
    expect(own.fields).toHaveLength(3)
    expect(backend.server.db.companies.find('paulista')).toMatchObject({
      ownerId: 'dono',
      pixKey: 'pix@arena.test',
    })
    expect(await shown()).toMatchObject({ name: 'Arena Paulistana', rainRule: 'Choveu, remarcamos.' })
  })

  it('stays where it is on the map while the city is the same, and moves with it', async () => {
    const before = { latitude: -23.5614, longitude: -46.6558 }
    expect((await change()).body.data).toMatchObject({ address: before, timeZone: 'America/Sao_Paulo' })
    const address = { ...profile.address, city: 'Manaus', state: 'AM' }
    expect((await change({ address })).body.data).toMatchObject({
      address: { latitude: -3.1019 },
      timeZone: 'America/Manaus',
    })
  })

  it('takes the position of its city however that is written, and never its own', async () => {
    const { db } = backend.server
    const nova = db.companies.find('nova')
    if (!nova) throw new Error('there is no company')
    await db.companies.update('nova', { address: { ...nova.address, latitude: -20 } })
    const address = { ...profile.address, city: 'sao paulo' }
    expect((await change({ address })).body.data).toMatchObject({ address: { latitude: -23.5614 } })
    const away = { ...profile.address, city: 'Manaus', state: 'AM' }
    await change({ address: away })
    expect((await change()).body.data).toMatchObject({ address: { latitude: -20 } })
  })

  it('keeps the intervals of a day in their order, and no rain rule that says nothing', async () => {
    const day = [
      { opens: 840, closes: 1380 },
      { opens: 480, closes: 720 },
    ]
    const openingHours = Array.from({ length: 7 }, () => day)
    const { data } = (await change({ openingHours, rainRule: ' ' })).body
    expect(data).toMatchObject({ rainRule: null, openingHours: openingHours.map(() => day.toReversed()) })
  })

  it('leaves bookings the cancellation policy of their day', async () => {
    await change()
    expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).toMatchObject({
      cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50 },
    })
  })

  it.each([
    ['name', { name: ' ' }, 'name'],
    ['description', { description: 'x'.repeat(2001) }, 'description'],
    ['whatsapp', { whatsapp: '123' }, 'whatsapp'],
    ['phone', { phone: '123' }, 'phone'],
    ['CEP', { address: { ...profile.address, cep: '1' } }, 'address.cep'],
    ['state', { address: { ...profile.address, state: 'XX' } }, 'address.state'],
    ['amenity', { amenities: ['helipad'] }, 'amenities.0'],
    ['week', { openingHours: [] }, 'openingHours'],
    ['day', { openingHours: [[{ opens: 600, closes: 500 }], [], [], [], [], [], []] }, 'openingHours.0.0'],
    [
      'policy',
      { cancellationPolicy: { fullRefundHours: 1, lateRefundPercent: 101 } },
      'cancellationPolicy.lateRefundPercent',
    ],
    ['rain rule', { rainRule: 'x'.repeat(501) }, 'rainRule'],
    ['way to pay', { acceptsPayAtVenue: 'yes' }, 'acceptsPayAtVenue'],
  ])('refuses a wrong %s', async (_what, changes, field) => {
    const { status, body } = await change(changes)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await shown()).toMatchObject({ name: 'Arena Paulista' })
  })

  it('has a logo that is put in, shown, and taken away', async () => {
    const put = (image: unknown) => ask('PUT /company/logo', { as: 'dono', body: { image } })
    expect((await put(ONE_PIXEL)).body.data).toMatchObject({ imagePath: ONE_PIXEL })
    expect(await shown()).toMatchObject({ imagePath: ONE_PIXEL })
    expect((await put('https://x.test/a.png')).body.errors).toEqual({
      image: ['Essa foto não é aceita. Escolha outra.'],
    })
    expect((await ask('DELETE /company/logo', { as: 'dono' })).body.data).toMatchObject({ imagePath: null })
    expect(await shown()).toMatchObject({ imagePath: null })
  })

  it('is not there for an owner without a company', async () => {
    await backend.server.db.companies.update('paulista', { ownerId: null })
    expect((await change()).status).toBe(404)
    expect((await ask('PUT /company/logo', { as: 'dono', body: { image: ONE_PIXEL } })).status).toBe(404)
    expect((await ask('DELETE /company/logo', { as: 'dono' })).status).toBe(404)
  })

  it('can be changed while the company waits for approval', async () => {
    await backend.server.db.companies.update('paulista', { status: 'awaiting_approval' })
    expect((await change()).body.data).toMatchObject({
      status: 'awaiting_approval',
      name: 'Arena Paulistana',
    })
  })
})
