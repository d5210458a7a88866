import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { describe, expect, it } from 'vitest'
import { failureSentence } from './failure-sentence.ts'

describe('why a write failed', () => {
  it("is the server's sentence, else the connection, else the caller's own", () => {
    expect(failureSentence(new ApiError({ kind: 'refused', message: 'O tempo acabou.' }), 'x')).toBe(
      'O tempo acabou.',
    )
    expect(failureSentence(new ApiError({ kind: 'network' }), 'x')).toMatch(/^Sem conexão/)
    expect(failureSentence(new ApiError({ kind: 'refused', status: 500 }), 'Não deu.')).toBe('Não deu.')
  })
})
