import { expect, it, vi } from 'vitest'
import config from '../vite.config.ts'
import { securityHeaders } from './security-headers.ts'

const connectOf = (...called: string[]) =>
  /connect-src ([^;]*);/.exec(securityHeaders(...called)['Content-Security-Policy'] ?? '')?.[1]

it('lets no script run but those of the site, and none that stands in a page', () => {
  expect(securityHeaders()['Content-Security-Policy']).toContain("; script-src 'self' 'wasm-unsafe-eval'; ")
})

it('lets the app call itself, the API and the CEP service, wherever they are, and nobody else', () => {
  expect(connectOf('/api', '/api/cep/{cep}')).toBe("'self'")
  expect(connectOf('https://api.exemplo.com.br/api', 'https://viacep.com.br/ws/{cep}/json/')).toBe(
    "'self' https://api.exemplo.com.br https://viacep.com.br",
  )
})

it('shows the pictures of the API wherever it is', () => {
  const imagesOf = (called: string) =>
    /img-src ([^;]*);/.exec(securityHeaders(called)['Content-Security-Policy'] ?? '')?.[1]
  expect(imagesOf('/api')).toBe("'self' data: blob: https:")
  expect(imagesOf('https://api.exemplo.com.br/api')).toBe("'self' data: blob: https:")
  expect(imagesOf('http://localhost:4010/api')).toBe("'self' data: blob: https: http://localhost:4010")
})

it.each([
  ['/api', '', "'self'"],
  ['https://api.exemplo.com.br/api', '/bank', "'self' https://api.exemplo.com.br"],
  ['/api', 'https://cartoes.exemplo.com.br/v1', "'self' https://cartoes.exemplo.com.br"],
  ['http://localhost:4010/api', '', "'self' http://localhost:4010"],
])(
  'is served with the build, by where its settings say that the API is, and the bank of cards: %s, %s',
  (apiUrl, cardsUrl, allowed) => {
    vi.stubEnv('VITE_API_URL', apiUrl)
    vi.stubEnv('VITE_CEP_URL', '/api/cep/{cep}')
    vi.stubEnv('VITE_CARDS_URL', cardsUrl)
    const { preview } = config({ mode: 'production', command: 'build' })
    vi.unstubAllEnvs()
    const policy = new Headers(preview?.headers as Record<string, string>).get('Content-Security-Policy')
    expect(policy).toContain(`connect-src ${allowed};`)
  },
)
