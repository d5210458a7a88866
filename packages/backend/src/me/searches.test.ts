import { MAX_SEARCHES, type SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  link: '/campos?esporte=society',
  name: 'futebol society',
  question: { sport: 'society' },
  told: true,
  ...changes,
})
const change = (body: object, as = 'ana') => ask('POST /me/searches', { as, body })
const searches = async () => {
  const { data } = (await ask('GET /me/account', { as: 'ana' })).body as {
    data: { searches?: SavedSearch[] }
  }
  return data.searches ?? []
}
const news = async () => {
  await ask('GET /me', { as: 'ana' })
  return backend.server.db.notifications
    .by('userId', 'ana')
    .filter(({ message }) => message.startsWith('Novidade na sua busca'))
}

describe('the searches that somebody keeps (H1)', () => {
  it('are there once for each address, the latest first, and go', async () => {
    const [one, other] = [search(), search({ link: '/campos?esporte=futsal', question: { sport: 'futsal' } })]
    await change({ keep: [one] })
    await change({ keep: [other, { ...one, told: false, name: 'meu society' }] })
    expect(await searches()).toEqual([other, { ...one, told: false, name: 'meu society' }])
    await change({ remove: [other.link] })
    expect(await searches()).toHaveLength(1)
    expect(JSON.stringify((await ask('GET /me/export', { as: 'ana' })).body)).toContain('meu society')
  })

  it('are an athlete’s, of this app, and not without end', async () => {
    expect((await change({ keep: [search()] }, 'dono')).status).toBe(403)
    expect((await change({ keep: [search({ link: 'https://x.test/?a=b' })] })).status).toBe(422)
    expect((await change({ keep: [search({ question: { page: '2' } })] })).status).toBe(422)
    const many = Array.from({ length: MAX_SEARCHES }, (_, index) =>
      search({ link: `/campos?busca=${index}` }),
    )
    expect((await change({ keep: many })).status).toBe(200)
    expect((await change({ keep: [search()] })).status).toBe(422)
  })

  it('tell of a new field once, the day after, and not of what was there when it was kept', async () => {
    await change({ keep: [search()] })
    await advance(24 * 60)
    expect(await news()).toEqual([])
    const { db } = backend.server
    const { id: _, ...field } = db.fields.find('society') ?? { id: '' }
    await db.fields.insert({ ...field, id: 'novo', name: 'Campo novo' } as never)
    await advance(24 * 60)
    const [notice, ...others] = await news()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      message: 'Novidade na sua busca “futebol society”: 1 campo novo.',
      actionUrl: '/campos?esporte=society',
    })
    await advance(3 * 24 * 60)
    expect(await news()).toHaveLength(1)
  })

  it('tell of an hour that is free again within an hour, and of nothing where its person wants no news', async () => {
    const { db } = backend.server
    const booking = db.bookings.find('paid')
    const timed = search({
      link: '/campos?dia=2026-11-21&hora=20:00'.replace(':', '%3A'),
      question: { date: '2026-11-21', time: '20:00', sport: 'society' },
    })
    expect(booking?.start).toBe('2026-11-21T23:00:00.000Z')
    await change({ keep: [timed] })
    await ask('POST /bookings/paid/cancel', { as: 'ana' })
    await advance(60)
    const told = await news()
    expect(told.map(({ message }) => message)).toEqual([
      'Novidade na sua busca “futebol society”: 1 campo ficou livre.',
    ])
  })
})
