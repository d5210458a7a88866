import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  it.each(['/api', '/v2/api', 'https://exemplo.com.br/api', 'http://localhost:4010/api'])('takes %s', (url) =>
    expect(readEnv({ VITE_API_URL: url })).toEqual({ apiUrl: url, mocks: false }),
  )

  it.each([undefined, '', 'api', '/apis', 'ftp://x/api'])('says what is wrong with %s', (url) =>
    expect(() => readEnv({ VITE_API_URL: url })).toThrow(/^VITE_API_URL precisa ser/),
  )

  it('says what is wrong with the mocks switch', () =>
    expect(() => readEnv({ VITE_API_URL: '/api', VITE_MOCKS: 'talvez' })).toThrow(
      'VITE_MOCKS precisa ser "on" ou "off".',
    ))
})
