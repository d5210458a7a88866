import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

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
    { city: 'Manaus', state: 'AM', timeZone: 'America/Manaus', districts: ['Adrianópolis'], fields: 1 },
    { city: 'São Paulo', state: 'SP', timeZone: 'America/Sao_Paulo', districts: ['Bela Vista'], fields: 2 },
  ])
})

test('shows the one who runs a company theirs, with all its fields by name', async () => {
  const { status, body } = await ask('GET /company', { as: 'dono' })
  expect(status).toBe(200)
  const own = ownCompanySchema.parse(body.data)
  expect(own).toMatchObject({ id: 'paulista', timeZone: 'America/Sao_Paulo' })
  expect(own.fields.map(({ name }) => name)).toEqual(['Campo 1', 'Campo parado', 'Ginásio'])
  expect(JSON.stringify(body)).not.toMatch(/pixKey|ownerId/)
  expect((await ask('GET /company', { as: 'dona' })).body.data).toMatchObject({
    timeZone: 'America/Manaus',
    fields: [{ id: 'areia' }],
  })
})

test('shows it before it is approved too, and 404 where there is none', async () => {
  await backend.server.db.companies.update('praia', { status: 'awaiting_approval' })
  expect((await ask('GET /company', { as: 'dona' })).status).toBe(200)
  await backend.server.db.companies.update('praia', { ownerId: null })
  expect((await ask('GET /company', { as: 'dona' })).status).toBe(404)
})

test('has no company for guests and athletes', async () => {
  expect((await ask('GET /company')).status).toBe(401)
  expect((await ask('GET /company', { as: 'ana' })).status).toBe(403)
})
