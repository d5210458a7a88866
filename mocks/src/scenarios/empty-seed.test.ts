import { describe, expect, it } from 'vitest'
import { PERSONA_PASSWORD } from '../personas/personas.ts'
import { testBackend } from '../testing/test-backend.ts'
import { emptySeed } from './empty-seed.ts'

const { ask } = testBackend({ seed: emptySeed })

describe('the empty seed', () => {
  it('has people who can sign in, and companies', async () => {
    const body = { email: 'empresa@campolivre.test', password: PERSONA_PASSWORD }
    expect((await ask('POST /auth/login', { body })).status).toBe(200)
    expect((await ask('GET /companies/cmp-arena-beira-mar')).status).toBe(200)
  })

  it('has no field to book', async () => {
    expect((await ask('GET /fields')).body).toMatchObject({ data: [], meta: { total: 0 } })
  })
})
