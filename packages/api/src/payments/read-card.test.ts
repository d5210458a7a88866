import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cardReader } from './read-card.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const url = 'https://cards.test/v1/cards'
const read = cardReader('https://cards.test/v1/')
const card = { number: '4111 1111 1111 1111', expiry: '12/30', securityCode: '737', holderName: 'Ana Lima' }
const { signal } = new AbortController()

describe('a card that is typed (H9)', () => {
  it('goes to its bank, without a token of ours, for one of the bank’s', async () => {
    let asked: [string | null, unknown] | null = null
    server.use(
      http.post(url, async ({ request }) => {
        asked = [request.headers.get('Authorization'), await request.json()]
        return HttpResponse.json({ token: 'tok-1', brand: 'visa', last4: '1111', more: 1 }, { status: 201 })
      }),
    )
    expect(await read(card, signal)).toEqual({ token: 'tok-1', brand: 'visa', last4: '1111' })
    expect(asked).toEqual([null, card])
  })

  it('is refused at its fields, in the words of the bank', async () => {
    const errors = { number: ['Confira o número.'] }
    server.use(
      http.post(url, () => HttpResponse.json({ message: 'Confira o número.', errors }, { status: 422 })),
    )
    await expect(read(card, signal)).rejects.toMatchObject({ kind: 'refused', status: 422, errors })
  })

  it.each([
    ['network', () => HttpResponse.error()],
    ['malformed', () => HttpResponse.text('<html>')],
    ['malformed', () => HttpResponse.json({ token: 'tok-1' })],
  ])('fails as any call does: %s', async (kind, answer) => {
    server.use(http.post(url, answer))
    await expect(read(card, signal)).rejects.toMatchObject({ kind })
  })

  it('is sent to nobody where no bank takes cards', async () => {
    await expect(cardReader(null)(card, signal)).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it('is sent no more once its form is left', async () => {
    server.use(http.post(url, () => new Promise<never>(() => undefined)))
    const leaving = new AbortController()
    const reading = read(card, leaving.signal)
    leaving.abort()
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' })
  })
})
