import type { TestClient } from '../client/test-client.ts'
import {
  athleteForm,
  codeTo,
  companyForm,
  enter,
  newAccount,
  OTHER_PASSWORD,
  requireMailbox,
  resetTokenTo,
} from '../client/accounts.ts'
import type { ValidRequest, Subject } from '../subject.ts'

const emailOf = ({ body }: ValidRequest) => (body as { email: string }).email

/** A login of no account, so that no account is locked. */
const nobody = async ({ unique }: TestClient): Promise<ValidRequest> => ({
  by: null,
  body: { email: unique.email(), password: OTHER_PASSWORD },
})

/** Deletes the registered account at the end. */
const enterAndLeave = async (client: TestClient, good: ValidRequest) => {
  await enter(client, emailOf(good))
}

export const authSubjects: Record<string, Subject> = {
  'POST /auth/login': {
    validRequest: async (client) => ({ by: null, body: client.login('athlete') }),
    harmless: nobody,
    guess: nobody,
    again: 'same',
    read: 'unreadable',
    tidy: async (client, _good, { body }) => {
      const { token } = (body as { data: { token: string } }).data
      await client.ask({ method: 'POST', path: '/auth/logout', by: token })
    },
  },
  'POST /auth/logout': {
    validRequest: async (client) => ({ by: await client.signIn(client.login('athlete')) }),
    again: 401,
    read: 'unreadable',
  },
  'POST /auth/logout-all-devices': {
    validRequest: async (client) => ({ by: await newAccount(client) }),
    again: 401,
    read: 'unreadable',
    // Signs in again, so that the account can be deleted.
    tidy: async (client, { by }) => {
      if (!by) return
      const { token } = await client.signIn(by)
      client.undo(() =>
        client.ask({ method: 'POST', path: '/me/deletion', by: token, body: { password: by.password } }),
      )
    },
  },
  'POST /auth/register': {
    validRequest: async (client) => {
      requireMailbox(client)
      return { by: null, body: athleteForm(client) }
    },
    again: 422,
    read: 'unreadable',
    tidy: enterAndLeave,
  },
  'POST /auth/register-company': {
    validRequest: async (client) => {
      requireMailbox(client)
      return { by: null, body: await companyForm(client) }
    },
    again: 422,
    read: 'unreadable',
    tidy: async (client, good) => {
      client.leave('arenas', (good.body as { cnpj: string }).cnpj)
      await enterAndLeave(client, good)
    },
  },
  'POST /auth/verify-email': {
    validRequest: async (client) => {
      requireMailbox(client)
      const form = athleteForm(client)
      await client.data({ method: 'POST', path: '/auth/register', body: form })
      return { by: null, body: { email: form.email, code: await codeTo(client, form.email) } }
    },
    guess: async ({ unique }) => ({ by: null, body: { email: unique.email(), code: '000000' } }),
    again: 500,
    read: 'unreadable',
    tidy: async (client, good) => {
      const { token } = await client.signIn({ email: emailOf(good), password: athleteForm(client).password })
      const body = { password: athleteForm(client).password }
      client.undo(() => client.ask({ method: 'POST', path: '/me/deletion', by: token, body }))
    },
  },
  'POST /auth/code': {
    validRequest: async ({ unique }) => ({ by: null, body: { email: unique.email() } }),
    again: 429,
    read: 'unreadable',
  },
  'POST /auth/code/confirm': {
    validRequest: async (client) => {
      requireMailbox(client)
      const { name, email, terms_version } = athleteForm(client)
      await client.data({ method: 'POST', path: '/auth/code', body: { email } })
      return { by: null, body: { name, email, terms_version, code: await codeTo(client, email) } }
    },
    guess: async (client) => {
      const { email, terms_version } = athleteForm(client)
      return { by: null, body: { email, terms_version, code: '000000' } }
    },
    again: 500,
    read: 'unreadable',
    // An account that a code has made is deleted by the password that it is given first.
    tidy: async (client, _good, { body }) => {
      const { token } = (body as { data: { token: string } }).data
      const chosen = { password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD }
      await client.ask({ method: 'POST', path: '/me/password', by: token, body: chosen })
      client.undo(() =>
        client.ask({ method: 'POST', path: '/me/deletion', by: token, body: { password: OTHER_PASSWORD } }),
      )
    },
  },
  'POST /auth/resend-verification-code': {
    validRequest: async ({ unique }) => ({ by: null, body: { email: unique.email() } }),
    again: 429,
    read: 'unreadable',
  },
  'POST /auth/forgot-password': {
    validRequest: async ({ unique }) => ({ by: null, body: { email: unique.email() } }),
    again: 429,
    read: 'unreadable',
  },
  'POST /auth/reset-password': {
    validRequest: async (client) => {
      const { email } = await newAccount(client)
      await client.data({ method: 'POST', path: '/auth/forgot-password', body: { email } })
      const token = await resetTokenTo(client, email)
      const body = { email, token, password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD }
      return { by: null, body }
    },
    again: 500,
    read: 'unreadable',
    tidy: async (client, good) => {
      const { token } = await client.signIn({ email: emailOf(good), password: OTHER_PASSWORD })
      const body = { password: OTHER_PASSWORD }
      client.undo(() => client.ask({ method: 'POST', path: '/me/deletion', by: token, body }))
    },
  },
}
