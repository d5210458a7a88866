import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const connectOf = (...called: string[]) =>
  /connect-src ([^;]*);/.exec(securityHeaders(...called)['Content-Security-Policy'] ?? '')?.[1]

it('lets the app call itself, the API and the CEP service, wherever they are, and nobody else', () => {
  expect(connectOf('/api', '/api/cep/{cep}')).toBe("'self'")
  expect(connectOf('https://api.exemplo.com.br/api', 'https://viacep.com.br/ws/{cep}/json/')).toBe(
    "'self' https://api.exemplo.com.br https://viacep.com.br",
  )
})
