export type Env = { apiUrl: string; mocks: boolean }

/** A path that ends in `/api`, or a full address. */
const address = /^(\/([\w.-]+\/)*api|https?:\/\/[^\s?#]+)$/

/** Reads the settings of this build; throws an Error with one sentence about a wrong one. */
export function readEnv({ VITE_API_URL: apiUrl, VITE_MOCKS: mocks }: Record<string, unknown>): Env {
  if (typeof apiUrl !== 'string' || !address.test(apiUrl)) {
    throw new Error('VITE_API_URL precisa ser um caminho que termina em /api ou um endereço completo.')
  }
  if (mocks !== undefined && mocks !== 'on' && mocks !== 'off') {
    throw new Error('VITE_MOCKS precisa ser "on" ou "off".')
  }
  return { apiUrl, mocks: mocks === 'on' }
}
