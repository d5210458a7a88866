import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const interest = { name: 'Arena do Zé', email: 'ze@exemplo.com.br', phone: '(85) 90123-4567' }

it('keeps the contact of somebody who has an arena, with a note or without (H13)', async () => {
  const { status, body } = await ask('POST /pre-companies-registration', { body: interest })
  expect([status, body.data]).toEqual([201, null])
  const description = ' Duas quadras de areia. '
  await ask('POST /pre-companies-registration', { body: { ...interest, description } })
  expect(backend.server.db.interests.all()).toMatchObject([
    { name: 'Arena do Zé', phone: '85901234567' },
    { description: 'Duas quadras de areia.' },
  ])
})

it('says at each field what is missing (H13)', async () => {
  const { status, body } = await ask('POST /pre-companies-registration', {
    body: { description: 'x'.repeat(1001) },
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    name: ['Informe o nome da arena.'],
    email: ['Informe seu e-mail.'],
    phone: ['Informe seu telefone.'],
    description: ['Use no máximo 1.000 letras.'],
  })
})
