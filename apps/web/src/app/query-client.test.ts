import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

it.each([
  ['what was refused', 1, new ApiError({ kind: 'refused', status: 404 })],
  ['what makes no sense', 1, new ApiError({ kind: 'malformed', status: 200 })],
  ['what a server stumbled over', 3, new ApiError({ kind: 'refused', status: 503 })],
  ['what got no answer', 3, new ApiError({ kind: 'network' })],
])('%s is requested %i times in all (G1, G4)', async (_what, times, error) => {
  let asked = 0
  const queryFn = () => {
    asked += 1
    return Promise.reject(error)
  }
  const answer = createQueryClient().query({ queryKey: ['places'], queryFn, retryDelay: 0 })
  await expect(answer).rejects.toBe(error)
  expect(asked).toBe(times)
})
