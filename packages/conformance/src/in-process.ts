import type { Backend } from '@campo-livre/mocks/backend.ts'
import { readBody, type Transport } from './transport.ts'

/** Creates a transport that asks a backend directly, without a network. */
export function inProcess(backend: Pick<Backend, 'handle'>, base = 'http://localhost/api'): Transport {
  return {
    ask: async ({ method, path, headers, body }) => {
      const request = new Request(`${base}${path}`, { method, headers, body })
      const response = await backend.handle(request)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: readBody(await response.text()),
      }
    },
  }
}
