import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { expect, it } from 'vitest'
import { connectionProblemOf } from './connection-problem.ts'

it('tells a missing connection from a server that failed', () => {
  expect(connectionProblemOf(new ApiError({ kind: 'network' }))).toBe('offline')
  expect(connectionProblemOf(new ApiError({ kind: 'refused', status: 500 }))).toBe('server')
  expect(connectionProblemOf(new ApiError({ kind: 'malformed' }))).toBe('server')
  expect(connectionProblemOf(null)).toBeNull()
})
