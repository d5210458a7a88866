import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { expect, test } from 'vitest'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

test('shows a company by id and by slug, without owner, standing and Pix key', async () => {
  await backend.server.db.companies.update('praia', { slug: 'praia-do-norte' })
  const byId = await ask('GET /companies/praia')
  const bySlug = await ask('GET /companies/praia-do-norte')
  expect(companySchema.parse(byId.body.data)).toMatchObject({ name: 'Praia do Norte' })
  expect(bySlug.body).toEqual(byId.body)
  expect(JSON.stringify(byId.body)).not.toMatch(/pixKey|ownerId|status/)
})

test('lists its active fields by name, and the reviews of all of them', async () => {
  const fields = await ask('GET /companies/paulista/fields')
  expect(fields.body.data).toMatchObject([{ id: 'society' }, { id: 'futsal' }])
  expect(fields.body.meta).toEqual({ page: 1, perPage: 20, total: 2 })
  const reviews = await ask('GET /companies/paulista/reviews')
  expect(reviews.body.data).toMatchObject([{ id: 'r2', fieldName: 'Campo 1' }, { id: 'r1' }])
})

test.each(['nova', 'nenhuma'])('answers 404 for %s, which nobody has approved', async (id) => {
  for (const path of ['', '/fields', '/reviews']) {
    expect((await ask(`GET /companies/${id}${path}`)).status).toBe(404)
  }
})

test('names the places where there are fields', async () => {
  expect((await ask('GET /places')).body.data).toEqual([
    { city: 'Manaus', state: 'AM', districts: ['Adrianópolis'], fields: 1 },
    { city: 'São Paulo', state: 'SP', districts: ['Bela Vista'], fields: 2 },
  ])
})
