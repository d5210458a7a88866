import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../client/api-error.ts'
import { configureApi } from '../client/client.ts'
import { cepFinder } from './cep-finder.ts'

const service = 'https://cep.test/ws/:cep/json/'
const find = cepFinder('https://cep.test/ws/{cep}/json/')
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const answering = (answer: () => Response) => server.use(http.get(service, answer))
const failureOf = (finding: Promise<unknown>) =>
  finding.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.kind, error.status] : error),
  )

/** As ViaCEP answers, with all that is of no use here. */
const found = {
  cep: '60165-121',
  logradouro: 'Avenida Beira Mar',
  complemento: 'de 2450 ao fim - lado par',
  unidade: '',
  bairro: 'Meireles',
  localidade: 'Fortaleza',
  uf: 'CE',
  estado: 'Ceará',
  ibge: '2304400',
}

describe('the address of a CEP (H11)', () => {
  it('is what the service knows of it, and leaves out what has no field', async () => {
    let asked = ''
    server.use(
      http.get(service, ({ params }) => {
        asked = String(params.cep)
        return HttpResponse.json(found)
      }),
    )
    expect(await find('60165121')).toEqual({
      street: 'Avenida Beira Mar',
      district: 'Meireles',
      city: 'Fortaleza',
      state: 'CE',
    })
    expect(asked).toBe('60165121')
  })

  it('has no street where a whole town shares one', async () => {
    answering(() => HttpResponse.json({ ...found, logradouro: '', bairro: '' }))
    expect(await find('62598000')).toEqual({ street: '', district: '', city: 'Fortaleza', state: 'CE' })
  })

  it('can lack parts that the service leaves out or has as null', async () => {
    answering(() => HttpResponse.json({ localidade: 'Fortaleza', uf: 'CE', bairro: null }))
    expect(await find('60165121')).toEqual({ street: '', district: '', city: 'Fortaleza', state: 'CE' })
  })

  it.each([[{ erro: true }], [{ erro: 'true' }], [{ ...found, localidade: '' }], [{}]])(
    'is null where nobody knows it: %j',
    async (body) => {
      answering(() => HttpResponse.json(body))
      expect(await find('60000001')).toBeNull()
    },
  )

  it.each([
    ['breaks', () => HttpResponse.json({ message: 'Server Error' }, { status: 500 }), ['refused', 500]],
    ['refuses', () => new HttpResponse('<h2>Http 400</h2>', { status: 400 }), ['refused', 400]],
    ['is out of reach', () => HttpResponse.error(), ['network', null]],
    ['answers no JSON', () => HttpResponse.html('<h1>Oops</h1>'), ['network', null]],
    ['answers nonsense', () => HttpResponse.json(['?']), ['nonsense', null]],
  ])('is an error of ours when the service %s', async (_how, answer, failure) => {
    answering(answer)
    expect(await failureOf(find('60165121'))).toEqual(failure)
  })

  it('is not waited for by who has gone on', async () => {
    server.use(http.get(service, () => delay('infinite')))
    const going = new AbortController()
    const finding = failureOf(find('60165121', going.signal))
    going.abort()
    expect(await finding).toEqual(['stopped', null])
  })

  it('is asked for without saying who asks', async () => {
    configureApi({ baseUrl: 'https://api.test', token: () => 'a-token', onUnauthorized: () => undefined })
    const sent: string[] = []
    server.use(
      http.get(service, ({ request }) => {
        sent.push(...request.headers.keys())
        return HttpResponse.json(found)
      }),
    )
    await find('60165121')
    expect(sent).not.toEqual([])
    expect(sent).not.toContain('authorization')
    expect(sent).not.toContain('cookie')
  })
})
