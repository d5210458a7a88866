import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { expect, it } from 'vitest'
import { troubleOf } from './trouble.ts'

it('tells a missing connection from a server that failed', () => {
  expect(troubleOf(new ApiError({ kind: 'network' }))).toBe('offline')
  expect(troubleOf(new ApiError({ kind: 'refused', status: 500 }))).toBe('server')
  expect(troubleOf(new ApiError({ kind: 'malformed' }))).toBe('server')
  expect(troubleOf(null)).toBeNull()
})
