import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const arena = {
  company_name: 'Arena São João',
  cnpj: '12.ABC.345/01DE-35',
  cep: '60165-121',
  street: 'Avenida Beira Mar',
  number: '1200',
  district: 'Meireles',
  city: 'Fortaleza',
  state: 'CE',
  name: 'Lia Torres',
  email: 'lia@exemplo.com.br',
  phone: '(85) 90123-4567',
  password: 'Campo@123',
  password_confirmation: 'Campo@123',
  terms_version: TERMS_VERSION,
}
const register = (changes: object = {}) =>
  ask('POST /auth/register-company', { body: { ...arena, ...changes } })
const newestMail = async () => {
  const [mail]: { to: string; text: string; link: string; code: string }[] = (await ask('GET /__mock/mails'))
    .body.data
  if (!mail) throw new Error('no mail was sent')
  return mail
}
const toldAdmins = () => backend.server.db.notifications.by('userId', 'admin')
const signIn = () => ask('POST /auth/login', { body: { email: arena.email, password: arena.password } })

it('tells every admin that it waits, and leads them to it (H12)', async () => {
  await register()
  const [company] = backend.server.db.companies.by('slug', 'arena-sao-joao')
  expect(toldAdmins()).toMatchObject([
    {
      message: 'Uma arena espera aprovação: Arena São João, Fortaleza, CE.',
      actionUrl: `/pages/crud?lista=empresas&filtro.name=igual-a.Arena+S%C3%A3o+Jo%C3%A3o&aberto=${company?.id}`,
    },
  ])
  expect((await register()).status).toBe(422)
  expect(toldAdmins()).toHaveLength(1)
})

it('makes an arena that waits for approval, and an owner who waits for the code (H11)', async () => {
  const { status, body } = await register({ status: 'approved', profile: { name: 'admin' } })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    requires_verification: true,
    user: { name: 'Lia Torres', phone: '5585901234567', emailVerifiedAt: null, profile: { name: 'company' } },
  })
  expect((await signIn()).status).toBe(422)
  const { to, text, link, code } = await newestMail()
  expect(to).toBe(arena.email)
  expect(text).toContain('A gente recebeu o cadastro: a Arena São João espera a aprovação.')
  expect(link).toBe(`/verificar-email?email=lia%40exemplo.com.br&codigo=${code}&redirect=%2Fcompany`)
  await ask('POST /auth/verify-email', { body: { email: arena.email, code } })
  const { token }: { token: string } = (await signIn()).body.data
  const own = ownCompanySchema.parse((await ask('GET /company', { token })).body.data)
  expect(own).toMatchObject({
    name: 'Arena São João',
    slug: 'arena-sao-joao',
    cnpj: '12ABC34501DE35',
    status: 'awaiting_approval',
    whatsapp: null,
    phone: null,
    timeZone: 'America/Fortaleza',
    address: { cep: '60165121', street: 'Avenida Beira Mar', number: '1200', state: 'CE' },
    fields: [],
  })
  expect(own.openingHours).toHaveLength(7)
  expect((await ask('GET /companies/arena-sao-joao')).status).toBe(404)
})

it('keeps which terms were agreed to, and when (H11)', async () => {
  await register()
  const [owner] = backend.server.db.users.by('email', arena.email)
  expect(owner?.terms).toEqual({ version: TERMS_VERSION, acceptedAt: '2026-11-20T13:00:00.000Z' })
})

it('refuses what somebody else has, each at its field (H11)', async () => {
  await register()
  const { status, body } = await register({ email: 'LIA@exemplo.com.br' })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    email: ['Este e-mail já está cadastrado.'],
    phone: ['Este telefone já está cadastrado.'],
    cnpj: ['Este CNPJ já está cadastrado.'],
  })
})

it.each([
  ['company_name', ' ', 'Informe o nome da arena.'],
  ['cnpj', '12.ABC.345/01DE-34', 'Confira o CNPJ: falta algo, ou uma letra ou um número está trocado.'],
  ['cep', '6016512', 'O CEP tem 8 números, como 60165-121.'],
  ['street', '', 'Informe a rua.'],
  ['number', '', 'Informe o número, ou S/N.'],
  ['district', '', 'Informe o bairro.'],
  ['city', '', 'Informe a cidade.'],
  ['state', 'XX', 'Escolha o estado.'],
  ['name', 'Lia', 'Informe nome e sobrenome.'],
  ['email', 'lia', 'Esse e-mail parece incompleto.'],
  ['phone', '901234567', 'Informe o telefone com DDD, como (85) 90123-4567.'],
  ['password', 'campo@123', 'A senha precisa ter uma letra maiúscula.'],
  ['password_confirmation', 'Campo@124', 'As duas senhas precisam ser iguais.'],
  ['terms_version', undefined, 'Sem esse aceite não dá para criar a conta.'],
])('refuses a wrong %s (%s) (H11)', async (field, value, sentence) => {
  const { status, body } = await register({ [field]: value })
  expect([status, body.errors[field]]).toEqual([422, [sentence]])
  expect((await ask('GET /__mock/mails')).body.data).toEqual([])
})

it('gives two arenas of one name two slugs, and a remote one the time zone of its state', async () => {
  await register()
  const manaus = { city: 'Tefé', state: 'AM' }
  await register({
    ...manaus,
    cnpj: '48291736000192',
    email: 'b@exemplo.com.br',
    phone: '92901234567',
  })
  const companies = backend.server.db.companies.all().slice(-2)
  expect(companies.map(({ slug, timeZone }) => [slug, timeZone])).toEqual([
    ['arena-sao-joao', 'America/Fortaleza'],
    ['arena-sao-joao-tefe', 'America/Manaus'],
  ])
})

it('is unknown to the real server (H11)', async () => {
  await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
  const { status, body } = await register()
  expect([status, body]).toEqual([
    404,
    { message: 'The route api/auth/register-company could not be found.' },
  ])
})
