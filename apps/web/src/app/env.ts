export type Env = { apiUrl: string; mocks: boolean }

/** A path that ends in `/api`, or a full address. */
const address = /^(\/([\w.-]+\/)*api|https?:\/\/[^\s?#]+)$/

/** The settings of this build, or one readable sentence (as an Error) about what is wrong with them. */
export function readEnv({ VITE_API_URL: apiUrl, VITE_MOCKS: mocks }: Record<string, unknown>): Env {
  if (typeof apiUrl !== 'string' || !address.test(apiUrl)) {
    throw new Error('VITE_API_URL precisa ser um caminho que termina em /api ou um endereço completo.')
  }
  if (mocks !== undefined && mocks !== 'on' && mocks !== 'off') {
    throw new Error('VITE_MOCKS precisa ser "on" ou "off".')
  }
  return { apiUrl, mocks: mocks === 'on' }
}
