import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

it('answers as a public CEP service does, without our envelope (H11)', async () => {
  const { status, body } = await ask('GET /cep/60165121')
  expect([status, body]).toEqual([
    200,
    {
      cep: '60165-121',
      logradouro: 'Avenida Beira Mar',
      bairro: 'Meireles',
      localidade: 'Fortaleza',
      uf: 'CE',
    },
  ])
  expect((await ask('GET /cep/01001000')).body).toMatchObject({ logradouro: 'Praça da Sé', uf: 'SP' })
})

it('knows the CEPs of the companies on the site, and the towns of all others by their ranges (H11)', async () => {
  const { db } = backend.server
  const { address } = db.companies.find('paulista') ?? {}
  if (!address) throw new Error('there is no company')
  const there = { ...address, cep: '04538133', street: 'Avenida Faria Lima' }
  await db.companies.update('paulista', { address: there })
  expect((await ask('GET /cep/04538-133')).body).toMatchObject({ logradouro: 'Avenida Faria Lima' })
  await db.companies.update('paulista', { status: 'suspended' })
  expect((await ask('GET /cep/04538133')).body).toMatchObject({ logradouro: '', localidade: 'São Paulo' })
  expect((await ask('GET /cep/62598000')).body).toMatchObject({
    logradouro: '',
    bairro: '',
    localidade: 'Jijoca de Jericoacoara',
  })
  expect((await ask('GET /cep/53990000')).body).toMatchObject({ localidade: 'Fernando de Noronha', uf: 'PE' })
  expect((await ask('GET /cep/60999-999')).body).toMatchObject({ logradouro: '', localidade: 'Fortaleza' })
})

it('says so for one that nobody knows, the same in either dialect (H11)', async () => {
  for (const dialect of ['seed', 'real']) {
    await ask('POST /__mock/dialect', { body: { dialect } })
    const { status, body } = await ask('GET /cep/99999999')
    expect([status, body]).toEqual([200, { erro: true }])
  }
})
