import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { CompanyProfile } from '@campo-livre/domain/companies/company-profile.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

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
  holidays: [],
  rules: {
    cancellationPolicy: { fullRefundHours: 12, lateRefundPercent: 0, graceMinutes: 30 },
    rain: 'new-time',
    rainNote: 'Choveu, remarcamos.',
    depositPercent: 30,
    toleranceMinutes: 5,
    noShowPercent: 100,
  },
  acceptsPayAtVenue: false,
  maxInstalments: 6,
}
const week = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1380 }])
const versionNow = () => backend.server.db.companies.find('paulista')?.version
const change = (changes: object = {}, as = 'dono') =>
  ask('PUT /company/profile', { as, body: { ...profile, version: versionNow(), ...changes } })
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
    expect(await shown()).toMatchObject({ name: 'Arena Paulistana', rules: profile.rules })
  })

  it('is changed in its newest version; an older one gets the company as it is', async () => {
    const first = await change()
    const late = await change({ name: 'Arena Atrasada', version: 1 })
    expect([late.status, late.body.code, late.body.data]).toEqual([409, 'stale', first.body.data])
    expect(await shown()).toMatchObject({ name: 'Arena Paulistana' })
    expect(first.body.data).toMatchObject({ version: 2 })
    expect(await shown()).not.toHaveProperty('version')
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

  it('keeps the intervals of a day in their order, and no words about rain that say nothing', async () => {
    const day = [
      { opens: 840, closes: 1380 },
      { opens: 480, closes: 720 },
    ]
    const openingHours = Array.from({ length: 7 }, () => day)
    const { data } = (await change({ openingHours, rules: { ...profile.rules, rainNote: ' ' } })).body
    expect(data).toMatchObject({
      rules: { rainNote: null },
      openingHours: openingHours.map(() => day.toReversed()),
    })
  })

  it('has holidays of its own, on which its fields are open and cost as on any holiday, at once (H1)', async () => {
    const { db } = backend.server
    const society = db.fields.find('society')
    await db.fields.update('society', {
      holidayHours: [{ opens: 600, closes: 720 }],
      priceRules: [
        ...(society?.priceRules ?? []),
        { id: 'holiday', weekdays: [7], fromMinute: 0, toMinute: 1440, priceCents: 33_000 },
      ],
    })
    const prices = async () => {
      const { body } = await ask('GET /fields/society/availability?from=2026-11-25&days=1')
      const { days } = body.data as { days: { slots: { priceCents: number }[] }[] }
      return days[0]?.slots.map(({ priceCents }) => priceCents)
    }
    const tell = async () => {
      const wish = { start: '2026-11-25T13:00:00.000Z', end: '2026-11-25T14:00:00.000Z' }
      const { body } = await ask('POST /bookings', { as: 'ana', body: { fieldId: 'society', ...wish } })
      return (body.data as { priceCents: number }).priceCents
    }
    expect(await prices()).not.toContain(33_000)
    const saint = { day: '2020-11-25', name: ' Padroeira ', yearly: true }
    const birthday = { day: '2026-11-24', name: 'Aniversário da arena' }
    const { status } = await change({ holidays: [birthday, saint], openingHours: week })
    expect([status, db.companies.find('paulista')?.holidays]).toEqual([
      200,
      [{ ...saint, name: 'Padroeira' }, birthday],
    ])
    expect(await prices()).toEqual([33_000, 33_000])
    expect(await tell()).toBe(33_000)
    await change({ openingHours: week })
    expect(await prices()).not.toContain(33_000)
  })

  it('takes no holiday that has passed or is there twice, each told at its place', async () => {
    const errorsOf = async (...holidays: object[]) => (await change({ holidays })).body.errors
    const name = 'Padroeira'
    expect(await errorsOf({ day: '2026-12-08', name }, { day: '2026-12-08', name })).toEqual({
      'holidays.1.day': ['Esse dia já está na lista.'],
    })
    expect(await errorsOf({ day: '2026-11-01', name })).toEqual({
      'holidays.0.day': ['Esse dia já passou.'],
    })
    expect(await errorsOf({ day: '2026-12-08', name: ' ' })).toEqual({
      'holidays.0.name': ['Dê um nome ao feriado.'],
    })
  })

  it('leaves bookings the rules of their day (rule 5)', async () => {
    await change()
    expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).toMatchObject({ rules: usualRules })
    const cancelled = await ask('POST /bookings/paid/cancel', { as: 'ana' })
    expect(cancelled.body.data).toMatchObject({ cancellation: { refundCents: 15_000 } })
  })

  it('charges a held booking by the rules under which it was held, and the next one by the new (rule 5)', async () => {
    const hold = async (from: number) => {
      const at = (hour: number) => `2026-11-23T${hour}:00:00Z`
      const body = { fieldId: 'society', start: at(from), end: at(from + 1) }
      return bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body })).body.data).id
    }
    const before = await hold(18)
    await change()
    const pay = (id: string) => ask(`POST /bookings/${id}/payment`, { as: 'ana', body: { method: 'pix' } })
    expect((await pay(before)).body.data).toMatchObject({ payment: { amountCents: 10_000 }, balance: null })
    const after = await pay(await hold(20))
    expect(after.body.data).toMatchObject({
      rules: profile.rules,
      payment: { amountCents: 3_000 },
      balance: { method: 'venue', status: 'pending', amountCents: 7_000 },
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
      { rules: { ...profile.rules, cancellationPolicy: { fullRefundHours: 1, lateRefundPercent: 101 } } },
      'rules.cancellationPolicy.lateRefundPercent',
    ],
    ['rain offer', { rules: { ...profile.rules, rain: 'umbrella' } }, 'rules.rain'],
    ['rain note', { rules: { ...profile.rules, rainNote: 'x'.repeat(501) } }, 'rules.rainNote'],
    ['deposit', { rules: { ...profile.rules, depositPercent: 5 } }, 'rules.depositPercent'],
    ['tolerance', { rules: { ...profile.rules, toleranceMinutes: 61 } }, 'rules.toleranceMinutes'],
    ['no-show', { rules: { ...profile.rules, noShowPercent: 99 } }, 'rules.noShowPercent'],
    ['mix of deposit and venue', { acceptsPayAtVenue: true }, 'acceptsPayAtVenue'],
    ['way to pay', { acceptsPayAtVenue: 'yes' }, 'acceptsPayAtVenue'],
    ['number of instalments', { maxInstalments: 13 }, 'maxInstalments'],
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
