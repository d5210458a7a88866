import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cepFinder } from './cep-finder.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const find = cepFinder('https://cep.test/ws/{cep}/json/')
const answering = (body: object | string, status = 200) =>
  server.use(
    http.get('https://cep.test/ws/60165121/json/', () =>
      typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
    ),
  )
const meireles = {
  cep: '60165-121',
  logradouro: 'Avenida Beira Mar',
  bairro: 'Meireles',
  localidade: 'Fortaleza',
  uf: 'CE',
}

describe('the address of a CEP (H11)', () => {
  it('is what the service says of it, without our token', async () => {
    let token: string | null = 'none asked'
    server.use(
      http.get('https://cep.test/ws/60165121/json/', ({ request }) => {
        token = request.headers.get('Authorization')
        return HttpResponse.json({ ...meireles, ddd: '85' })
      }),
    )
    const address = { street: 'Avenida Beira Mar', district: 'Meireles', city: 'Fortaleza', state: 'CE' }
    expect(await find('60165121')).toEqual(address)
    expect(token).toBeNull()
  })

  it('is the town alone for the CEP of a whole town', async () => {
    answering({ localidade: 'Jijoca de Jericoacoara', uf: 'CE', logradouro: '' })
    expect(await find('60165121')).toEqual({
      street: '',
      district: '',
      city: 'Jijoca de Jericoacoara',
      state: 'CE',
    })
  })

  it.each([{ erro: true }, { erro: 'true' }, {}])('is not there for %j', async (body) => {
    answering(body)
    expect(await find('60165121')).toBeNull()
  })

  it('is not known while the service fails, answers something malformed, or is not there', async () => {
    answering('<html>', 503)
    await expect(find('60165121')).rejects.toMatchObject({ kind: 'refused', status: 503 })
    answering('<html>')
    await expect(find('60165121')).rejects.toMatchObject({ kind: 'network' })
    server.use(http.get('https://cep.test/ws/60165121/json/', () => HttpResponse.error()))
    await expect(find('60165121')).rejects.toMatchObject({ kind: 'network' })
  })

  it('leaves out a state that there is not', async () => {
    answering({ ...meireles, uf: 'XX' })
    expect(await find('60165121')).toMatchObject({ city: 'Fortaleza', state: '' })
  })

  it('is not known when the service takes too long', async () => {
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
    answering(meireles)
    for (const signal of [undefined, new AbortController().signal])
      await expect(find('60165121', signal)).rejects.toMatchObject({ kind: 'network' })
    expect(timeout).toHaveBeenCalledWith(8000)
    timeout.mockRestore()
  })

  it('says when nobody waits for it any more', async () => {
    answering(meireles)
    await expect(find('60165121', AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' })
  })
})
