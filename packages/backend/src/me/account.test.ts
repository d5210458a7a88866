import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { MAX_PICTURE_LETTERS } from '@campo-livre/domain/users/picture-data.ts'
import { GUARDIAN_NEEDED } from '@campo-livre/domain/users/birth-date.ts'
import { describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const own = async (as = 'ana') => accountSchema.parse((await ask('GET /me/account', { as })).body.data)
const data = {
  name: 'Ana Clara Lima',
  phone: '(85) 90123-4567',
  cpf: '318.074.526-62',
  date: '1994-07-12',
  gender: 'female',
}
const change = (changes: object = {}, as = 'ana') =>
  ask('PUT /me/account', { as, body: { ...data, ...changes } })

describe('the account of somebody (H11)', () => {
  it.each(['ana', 'dono', 'admin', 'arbitro'])('is answered to %s, whatever the profile', async (as) => {
    const account = await own(as)
    expect(account).toMatchObject({ id: as, email: `${as}@test.test`, cpf: null, date: null, gender: null })
    expect(account).toMatchObject({ pendingEmail: null, sports: [], muted: [], terms: null })
    expect(JSON.stringify((await ask('GET /me/account', { as })).body)).not.toContain('Senha@123')
  })

  it('takes name, phone, CPF, birth and gender, and nothing else', async () => {
    const intruders = {
      id: 'bia',
      email: 'x@test.test',
      profile: { name: 'admin' },
      blocked: true,
      status: 'x',
    }
    const { status, body } = await change(intruders)
    expect([status, body.message]).toEqual([200, 'Seus dados foram salvos.'])
    const account = await own()
    expect(body.data).toEqual(account)
    expect(account).toMatchObject({
      id: 'ana',
      name: 'Ana Clara Lima',
      email: 'ana@test.test',
      phone: '5585901234567',
      cpf: '31807452662',
      date: '1994-07-12',
      gender: 'female',
      profile: { name: 'athlete' },
    })
    expect((await ask('GET /me', { as: 'ana' })).body.data).toMatchObject({ name: 'Ana Clara Lima' })
  })

  it('accepts removed values and unchanged ones', async () => {
    await change({ date: null })
    expect((await change({ date: null })).status).toBe(200)
    await change({ cpf: null, date: null, gender: null })
    expect(await own()).toMatchObject({ cpf: null, date: null, gender: null })
  })

  it('does not forget a birth that is known', async () => {
    await change()
    const { status, body } = await change({ date: null })
    expect([status, body.errors]).toEqual([422, { date: ['Informe o dia em que você nasceu.'] }])
    expect(await own()).toMatchObject({ date: '1994-07-12' })
  })

  it('refuses a birth date under 18 without the consent of a guardian', async () => {
    const { status, body } = await change({ date: '2010-01-01' })
    expect([status, body.errors]).toEqual([422, { date: [GUARDIAN_NEEDED] }])
    await backend.server.db.users.update('ana', { birthDate: '2010-05-05', guardianConsent: true })
    expect((await change({ date: '2010-01-01' })).status).toBe(200)
  })

  it('accepts other changes of a minor without consent', async () => {
    await backend.server.db.users.update('ana', { birthDate: '2010-05-05', guardianConsent: false })
    expect((await change({ date: '2010-05-05' })).status).toBe(200)
  })

  it.each([
    ['name', 'Ana', 'Informe nome e sobrenome.'],
    ['phone', '123', 'Informe o telefone com DDD, como (85) 90123-4567.'],
    ['cpf', '31807452663', 'Confira os números do CPF.'],
    ['date', '2012-11-21', 'Você precisa ter pelo menos 14 anos para usar o Campo Livre.'],
    ['date', '1900-01-01', 'Confira o ano em que você nasceu.'],
    ['gender', 'x', 'Escolha uma das opções.'],
  ])('refuses a wrong %s (%s)', async (field, value, sentence) => {
    const { status, body } = await change({ [field]: value })
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
    expect((await own()).name).toBe('Ana Lima')
  })

  it('refuses what somebody else has, each at its field', async () => {
    await change()
    const { status, body } = await change({}, 'bia')
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      phone: ['Este telefone já está cadastrado.'],
      cpf: ['Este CPF já está cadastrado.'],
    })
  })
})

describe('the birth date that a racha asks for (N2)', () => {
  const give = (body: object, as = 'ana') => ask('PUT /me/birth-date', { as, body })

  it('is kept in the account once, and no other takes its place', async () => {
    const { status, body } = await give({ date: '1994-07-12' })
    expect([status, body.data]).toMatchObject([200, { date: '1994-07-12', cpf: null }])
    expect((await give({ date: '1994-07-12' })).status).toBe(200)
    expect((await give({ date: '1984-07-12' })).body.code).toBe('conflict')
    expect(await own()).toMatchObject({ date: '1994-07-12' })
  })

  it('needs a responsible adult under 18, an age for an account, and an athlete', async () => {
    expect((await give({ date: '2010-01-01' })).body.errors).toEqual({ guardian_consent: [GUARDIAN_NEEDED] })
    expect((await give({ date: '2012-11-21' })).body.errors).toEqual({
      date: ['Você precisa ter pelo menos 14 anos para usar o Campo Livre.'],
    })
    expect((await give({ date: '1994-07-12' }, 'dono')).status).toBe(403)
    expect(await own()).toMatchObject({ date: null })
    expect((await give({ date: '2010-01-01', guardian_consent: true })).status).toBe(200)
    expect(backend.server.db.users.find('ana')).toMatchObject({
      birthDate: '2010-01-01',
      guardianConsent: true,
    })
  })
})

describe('sports and notices (H11)', () => {
  const play = (sports: unknown) => ask('PUT /me/sports', { as: 'ana', body: { sports } })
  const mute = (as: string, muted: unknown) =>
    ask('PUT /me/notification-preferences', { as, body: { muted } })
  const heard = (userId: string) => backend.server.db.notifications.by('userId', userId).length

  it('keeps the sports in their order, and lets go of them', async () => {
    const sports = [
      { sport: 'futsal', skill: 5 },
      { sport: 'padel', skill: 1 },
    ]
    expect((await play(sports)).body).toMatchObject({
      data: { sports },
      message: 'Seus esportes foram salvos.',
    })
    expect((await own()).sports).toEqual(sports)
    await play([])
    expect((await own()).sports).toEqual([])
  })

  it.each([
    ['one that nobody knows', [{ sport: 'golf', skill: 1 }], 'sports.0.sport'],
    ['more than there is', [{ sport: 'futsal', skill: 6 }], 'sports.0.skill'],
    ['less than there is', [{ sport: 'futsal', skill: 0 }], 'sports.0.skill'],
    [
      'one twice',
      [
        { sport: 'futsal', skill: 1 },
        { sport: 'futsal', skill: 2 },
      ],
      'sports',
    ],
    ['none at all', undefined, 'sports'],
  ])('refuses %s', async (_what, sports, field) => {
    const { status, body } = await play(sports)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('raises nothing of a kind that is turned off, and all others', async () => {
    expect((await mute('dono', ['cancellations', 'cancellations'])).body.data).toMatchObject({
      muted: ['cancellations'],
    })
    const [athlete, owner] = [heard('ana'), heard('dono')]
    await ask('POST /bookings/paid/cancel', { as: 'ana' })
    expect([heard('ana') - athlete, heard('dono') - owner]).toEqual([1, 0])
    await mute('ana', ['bookings'])
    await ask('POST /bookings/of-bia/cancel', { as: 'bia' })
    await mute('dono', [])
    const before = heard('dono')
    const body = { fieldId: 'society', start: '2026-11-23T20:00:00Z', end: '2026-11-23T21:00:00Z' }
    const booked = (await ask('POST /bookings', { as: 'ana', body })).body.data as { id: string }
    await ask(`POST /bookings/${booked.id}/payment`, { as: 'ana', body: { method: 'venue' } })
    expect([heard('ana') - athlete, heard('dono') - before]).toEqual([1, 1])
  })

  it('has payments as another kind than bookings, and always tells a cancellation by the company', async () => {
    await mute('ana', ['payments'])
    const before = heard('ana')
    await ask('POST /bookings/paid/cancel', { as: 'ana' })
    expect(heard('ana') - before).toBe(0)
    await mute('bia', ['bookings', 'payments'])
    const told = heard('bia')
    await ask('POST /bookings/of-bia/cancel', { as: 'dono', body: { reason: 'Choveu.' } })
    expect(heard('bia') - told).toBe(1)
  })

  it('refuses a kind that there is not', async () => {
    const { status, body } = await mute('ana', ['bookings', 'weather'])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['muted.1']])
  })
})

describe('the photo (H11)', () => {
  const put = (image: unknown) => ask('PUT /me/photo', { as: 'ana', body: { image } })

  it('is put in, shown, and taken away', async () => {
    expect((await put(ONE_PIXEL)).body).toMatchObject({
      data: { imagePath: ONE_PIXEL },
      message: 'Sua foto foi salva.',
    })
    expect((await ask('GET /me', { as: 'ana' })).body.data).toMatchObject({ imagePath: ONE_PIXEL })
    expect((await ask('DELETE /me/photo', { as: 'ana' })).body.data).toMatchObject({ imagePath: null })
    expect((await own()).imagePath).toBeNull()
  })

  it.each([
    'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
    'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  ])('is of any kind that browsers show (%s)', async (image) => {
    expect((await put(image)).body.data).toMatchObject({ imagePath: image })
  })

  it.each([
    ['nothing', undefined, 'Escolha uma foto.'],
    ['what is no picture', 'data:text/html;base64,UklGRg==', 'Essa foto não é aceita. Escolha outra.'],
    [
      'a picture that runs code',
      'data:image/svg+xml;base64,UklGRg==',
      'Essa foto não é aceita. Escolha outra.',
    ],
    [
      'a page that says it is a picture',
      'data:image/png;base64,PGh0bWw+PC9odG1sPg==',
      'Essa foto não é aceita. Escolha outra.',
    ],
    ['one of another kind', ONE_PIXEL.replace('png', 'jpeg'), 'Essa foto não é aceita. Escolha outra.'],
    ['one that is cut off', ONE_PIXEL.slice(0, -1), 'Essa foto não é aceita. Escolha outra.'],
    ['one with too much at its end', `${ONE_PIXEL}==`, 'Essa foto não é aceita. Escolha outra.'],
    ['an address', 'https://x.test/a.png', 'Essa foto não é aceita. Escolha outra.'],
    [
      'one that is too large',
      `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(MAX_PICTURE_LETTERS)}`,
      'Essa foto é grande demais. Escolha outra.',
    ],
  ])('refuses %s', async (_what, image, sentence) => {
    const { status, body } = await put(image)
    expect([status, body.errors]).toEqual([422, { image: [sentence] }])
    expect((await own()).imagePath).toBeNull()
  })
})
