import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { NotTried } from '../not-tried.ts'
import { type TestClient, once } from './test-client.ts'
import type { Session } from './logins.ts'

const PASSWORD = 'Contrato@2026'
export const OTHER_PASSWORD = 'Contrato@2027'

/** Returns the registration of a new athlete. */
export function athleteForm({ unique }: TestClient) {
  return {
    name: 'Contrato Teste',
    email: unique.email(),
    phone: unique.phone(),
    cpf: null,
    date: '1990-05-14',
    gender: 'other',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms_version: TERMS_VERSION,
    guardian_consent: false,
  }
}

/**
 * Returns the registration of a new arena. The admins are told of it: one is signed in before, so that the notice is taken
 * back at the end.
 */
export async function companyForm(client: TestClient) {
  const { unique, knows, actor } = client
  if (knows('admin')) await actor('admin')
  return {
    company_name: 'Arena do Contrato',
    cnpj: unique.cnpj(),
    cep: '60165121',
    street: 'Avenida Beira Mar',
    number: '100',
    district: 'Meireles',
    city: 'Fortaleza',
    state: 'CE',
    name: 'Contrato Teste',
    email: unique.email(),
    phone: unique.phone(),
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms_version: TERMS_VERSION,
  }
}

/** Registers and signs in a new account, which is deleted at the end. */
export async function newAccount(
  client: TestClient,
  profile: 'athlete' | 'company' = 'athlete',
): Promise<Session> {
  const session = await registerAccount(client, profile)
  client.undo(() => leave(client, session))
  return session
}

/** Registers and signs in a new account, which stays. */
export async function registerAccount(
  client: TestClient,
  profile: 'athlete' | 'company' = 'athlete',
): Promise<Session> {
  requireMailbox(client)
  const [path, body] =
    profile === 'athlete'
      ? ['/auth/register', athleteForm(client)]
      : ['/auth/register-company', await companyForm(client)]
  await client.data({ method: 'POST', path, body })
  if ('cnpj' in body) client.leave('arenas', body.cnpj)
  return confirm(client, body.email)
}

/** Confirms the account registered with this e-mail; it is deleted at the end. */
export async function enter(client: TestClient, email: string): Promise<void> {
  const session = await confirm(client, email)
  client.undo(() => leave(client, session))
}

async function confirm(client: TestClient, email: string): Promise<Session> {
  await client.data({
    method: 'POST',
    path: '/auth/verify-email',
    body: { email, code: await codeTo(client, email) },
  })
  return client.signIn({ email, password: PASSWORD })
}

/** Deletes an account that the suite made; one that is gone already is fine. */
async function leave({ ask }: TestClient, { token, email, password }: Session): Promise<void> {
  const { status } = await ask({ method: 'POST', path: '/me/deletion', by: token, body: { password } })
  if (status !== 200 && status !== 401) throw new Error(`the account ${email} (${status})`)
}

/** Returns an account to write to: one made by the suite where mail can be read, else a given one (`lent`). */
export async function writableAccount(client: TestClient, profile: 'athlete' | 'company' = 'athlete') {
  const lent = !client.hasMailbox
  return { by: lent ? await client.actor(profile) : await spareAccount(client, profile), lent }
}

/** Returns one account of a profile for all cases that leave it usable. */
export const spareAccount = (client: TestClient, profile: 'athlete' | 'company' = 'athlete') =>
  once(client, `spare ${profile}`, () => newAccount(client, profile))

/** Returns one account that entered by a code, and so has given no birth date. */
export const accountByCode = (client: TestClient) =>
  once(client, 'account by code', async (): Promise<Session> => {
    requireMailbox(client)
    const { name, email, terms_version } = athleteForm(client)
    await client.data({ method: 'POST', path: '/auth/code', body: { email } })
    const body = { name, email, terms_version, code: await codeTo(client, email) }
    const { token } = await client.data<{ token: string }>({
      method: 'POST',
      path: '/auth/code/confirm',
      body,
    })
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
    await client.ask({ method: 'POST', path: '/me/password', by: token, body: chosen })
    const session = await client.signIn({ email, password: PASSWORD })
    client.undo(() => leave(client, session))
    return session
  })

export async function codeTo(client: TestClient, email: string): Promise<string> {
  const mail = (await client.mailsTo(email)).find(({ code }) => code !== null)
  if (mail?.code) return mail.code
  throw new Error(`no code came to ${email}`)
}

/** Returns the token in the mailed link to set a new password. */
export async function resetTokenTo(client: TestClient, email: string): Promise<string> {
  const mail = (await client.mailsTo(email)).find(({ link }) => link?.includes('token='))
  const token = new URL(mail?.link ?? '/', 'http://localhost').searchParams.get('token')
  if (token !== null) return token
  throw new Error(`no link came to ${email}`)
}

export function requireMailbox({ hasMailbox }: TestClient): void {
  if (!hasMailbox) throw new NotTried('no mailbox')
}
