import { ownReviewSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const answer = (id: string, text: string, as = 'dono') =>
  ask(`POST /company/reviews/${id}/answer`, { as, body: { text } })
const told = () => backend.server.db.notifications.by('userId', 'ana').map(({ message }) => message)

test('lists what people say of an arena, those without an answer first, from the oldest (H8)', async () => {
  await answer('r1', 'Valeu, Ana!')
  const { body } = await ask('GET /company/reviews', { as: 'dono' })
  expect(body.data).toMatchObject([
    { id: 'r2', answered: false },
    { id: 'r1', answered: true },
  ])
  expect(body.meta).toMatchObject({ total: 2, unanswered: 1 })
  expect((await ask('GET /company/reviews', { as: 'dona' })).body.data).toEqual([])
})

test('answers a review once, in public, and tells its author (H8)', async () => {
  const { status, body } = await answer('r1', '  Valeu, Ana!  ')
  expect(status).toBe(200)
  expect(ownReviewSchema.parse(body.data).answer).toMatchObject({ text: 'Valeu, Ana!' })
  const reviews = (await ask('GET /fields/society/reviews')).body.data
  expect(reviews).toMatchObject([{ id: 'r2', answer: null }, { answer: { text: 'Valeu, Ana!' } }])
  expect(told()).toContain('Arena Paulista respondeu à sua avaliação: “Valeu, Ana!”')
  const again = await answer('r1', 'Mudei de ideia.')
  expect([again.status, again.body.code]).toEqual([409, 'invalid_transition'])
  expect(again.body.data).toMatchObject({ answer: { text: 'Valeu, Ana!' } })
  expect(backend.server.db.reviews.find('r1')?.answer?.text).toBe('Valeu, Ana!')
})

test('answers nothing that is said of another arena, and tells nobody who wants no such notices', async () => {
  expect((await answer('r1', 'Oi!', 'dona')).status).toBe(404)
  expect((await answer('r1', ' ')).body.errors).toEqual({ text: ['Escreva a resposta.'] })
  expect(backend.server.db.reviews.find('r1')?.answer).toBeNull()
  await backend.server.db.users.update('ana', { muted: ['answers'] })
  const before = told()
  await answer('r1', 'Valeu!')
  expect(told()).toEqual(before)
})
