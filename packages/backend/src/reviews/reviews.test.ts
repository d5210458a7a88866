import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { expect, test } from 'vitest'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const review = (id: string, body: object, as = 'ana') => ask(`PUT /bookings/${id}/review`, { as, body })
const said = { stars: 5, text: '  Rede inteira. ' }
const ofSociety = async (as?: string) =>
  (await ask('GET /fields/society/reviews', as === undefined ? {} : { as })).body.data as Record<
    string,
    unknown
  >[]

test('a played and paid booking is reviewed once, which everybody reads and its arena is told (H2)', async () => {
  expect((await ask('GET /bookings/played', { as: 'ana' })).body.data).toMatchObject({
    reviewing: { written: null },
  })
  const { status, body } = await review('played', said)
  expect([status, body.message]).toEqual([200, 'Avaliação publicada. Obrigado por contar!'])
  expect(body.data).toMatchObject({ reviewing: { written: { stars: 5, text: 'Rede inteira.' } } })
  expect(await ofSociety()).toContainEqual(
    expect.objectContaining({
      stars: 5,
      text: 'Rede inteira.',
      authorName: expect.stringMatching(/^Ana \S\.$/),
    }),
  )
  const told = db().notifications.by('userId', 'dono')
  expect(told.filter(({ message }) => message.includes('avaliou sua arena'))).toHaveLength(1)
  const again = await review('played', { stars: 2, text: '' })
  expect(again.body.message).toBe('Avaliação mudada.')
  expect(db().reviews.by('bookingId', 'played')).toHaveLength(1)
  expect(db().notifications.by('userId', 'dono')).toHaveLength(told.length)
})

test('an answer of the arena ends the changes, and nobody else writes it (H2)', async () => {
  await review('played', said)
  const [written] = db().reviews.by('bookingId', 'played')
  expect((await review('played', said, 'bia')).status).toBe(404)
  await ask(`POST /company/reviews/${written?.id ?? ''}/answer`, { as: 'dono', body: { text: 'Valeu!' } })
  const late = await review('played', { stars: 1, text: '' })
  expect([late.status, late.body.code]).toEqual([409, 'invalid_transition'])
  expect(late.body.data).toMatchObject({ id: 'played', reviewing: { until: null } })
})

test('stars are asked for at their field (H2)', async () => {
  const { status, body } = await review('played', { text: 'Bom.' })
  expect([status, body.errors]).toEqual([422, { stars: ['Escolha de 1 a 5 estrelas.'] }])
})

test('readers say what helped them, which comes first, each once (H2)', async () => {
  const [, second] = await ofSociety()
  const id = String(second?.['id'])
  for (let times = 0; times < 2; times++)
    expect(
      (await ask(`PUT /reviews/${id}/help`, { as: 'bia', body: { helped: true } })).body.data,
    ).toMatchObject({
      helped: 1,
      helpedYou: true,
    })
  const [first] = await ofSociety()
  expect(first).toMatchObject({ id, helped: 1 })
  expect(first).not.toHaveProperty('helpedYou')
  expect((await ofSociety('bia'))[0]).toMatchObject({ helpedYou: true })
  expect(first).not.toHaveProperty('helpedBy')
  await ask(`PUT /reviews/${id}/help`, { as: 'bia', body: { helped: false } })
  expect((await ofSociety())[0]).not.toMatchObject({ id })
})

test('a report waits for the admin and hides nothing until it is decided (H2, H12)', async () => {
  const report = (reason: string) => ask('POST /reviews/r1/reports', { as: 'bia', body: { reason } })
  expect((await report(' ')).body.errors).toEqual({ reason: ['Conte o que há de errado.'] })
  await report('É propaganda.')
  await report('É ofensa.')
  expect(await ofSociety()).toContainEqual(expect.objectContaining({ id: 'r1' }))
  const waiting = async () => (await ask('GET /admin/waiting', { as: 'admin' })).body.data
  expect(await waiting()).toMatchObject({ reviews: 1 })
  const [first] = (await ask('GET /admin/reviews', { as: 'admin' })).body.data as Record<string, unknown>[]
  expect(first).toMatchObject({ id: 'r1', status: 'reported', reports: 1, reportReason: 'É ofensa.' })
  const stamp = first?.['stamp']
  const rows = [{ id: 'r1', stamp }]
  const kept = { id: 'keep-r1', resource: 'reviews', rows, action: 'keep', of: null }
  expect((await ask('POST /admin/bulk', { as: 'admin', body: kept })).status).toBe(200)
  expect(await waiting()).toMatchObject({ reviews: 0 })
  expect(db().reviews.find('r1')).toBeDefined()
})

test('a review of an arena that is not online is nobody’s to mark or report (H2, B5)', async () => {
  const arena = db().reviews.find('r1')?.companyId ?? ''
  await db().companies.update(arena, { status: 'suspended' })
  const answers = [
    await ask('PUT /reviews/r1/help', { as: 'bia', body: { helped: true } }),
    await ask('POST /reviews/r1/reports', { as: 'bia', body: { reason: 'É propaganda.' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})
