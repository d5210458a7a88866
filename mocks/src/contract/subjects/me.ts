import type { Account } from '@campo-livre/domain/users/account.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'
import type { TestClient } from '../client/test-client.ts'
import { codeTo, newcomer, registered, OTHER_PASSWORD, spare, writable } from '../client/newcomers.ts'
import { NotTried } from '../not-tried.ts'
import type { Good, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/me/account'

/** Returns an athlete's account, to write its present values, so that nothing has to be restored. */
async function accountOf(client: TestClient) {
  const own = await writable(client)
  return { own, account: await client.data<Account>({ method: 'GET', path: '/me/account', by: own.by }) }
}

/** Makes a new account with a pending change of e-mail. */
async function withOtherEmail(client: TestClient) {
  const by = await newcomer(client)
  const email = client.unique.email()
  await client.data({ method: 'POST', path: '/me/email', by, body: { email, password: by.password } })
  return { by, email }
}

/** Signs an athlete in twice; the id is that of the second session. */
async function otherDevice(client: TestClient): Promise<Good> {
  const by = await client.actor('athlete')
  const other = await client.signIn(client.login('athlete'))
  return { by, params: { id: await deviceOf(client, other.token) } }
}

async function deviceOf(client: TestClient, by: string): Promise<string> {
  const devices = await client.data<{ id: string; current: boolean }[]>({
    method: 'GET',
    path: '/me/sessions',
    by,
  })
  const here = devices.find(({ current }) => current)
  if (!here) throw new Error('no device is the current one')
  return here.id
}

const WRONG = 'Contrato@0000'

/**
 * Makes a new account that guesses its own password wrong. It cannot be deleted for a while, so it is recorded as
 * remaining.
 */
async function guessing(client: TestClient, body: unknown): Promise<Good> {
  const by = await registered(client)
  client.leave('accounts', by.email)
  return { by, body }
}

export const meSubjects: Record<string, Subject> = {
  'GET /me': reader('athlete'),
  'GET /me/account': reader('athlete'),
  'PUT /me/account': {
    good: async (client) => {
      const { own, account } = await accountOf(client)
      const { name, phone, cpf, date, gender } = account
      if (phone === null) throw new NotTried('no data', 'the athlete has no phone')
      return { ...own, body: { name, phone: phoneDigits(phone), cpf, date, gender } }
    },
    again: 'same',
    read,
  },
  'PUT /me/sports': {
    good: async (client) => {
      const { own, account } = await accountOf(client)
      const { sports } = account
      client.undo(() => client.ask({ method: 'PUT', path: '/me/sports', by: own.by, body: { sports } }))
      return { ...own, body: { sports: sports.length > 0 ? sports : [{ sport: 'society', skill: 3 }] } }
    },
    again: 'same',
    read,
  },
  'PUT /me/notification-preferences': {
    good: async (client) => {
      const { own, account } = await accountOf(client)
      const { muted } = account
      client.undo(() =>
        client.ask({ method: 'PUT', path: '/me/notification-preferences', by: own.by, body: { muted } }),
      )
      return { ...own, body: { muted: muted.length > 0 ? muted : ['tabs'] } }
    },
    again: 'same',
    read,
  },
  'PUT /me/photo': {
    good: async (client) => ({ by: await spare(client), body: { image: ONE_PIXEL } }),
    again: 'same',
    read,
  },
  'DELETE /me/photo': { good: async (client) => ({ by: await spare(client) }), again: 'same', read },
  'POST /me/password': {
    good: async (client) => {
      const by = await newcomer(client)
      const password = OTHER_PASSWORD
      return { by, body: { current_password: by.password, password, password_confirmation: password } }
    },
    guess: (client) =>
      guessing(client, {
        current_password: WRONG,
        password: OTHER_PASSWORD,
        password_confirmation: OTHER_PASSWORD,
      }),
    again: 422,
    read,
    tidy: (_hand, { by }) => {
      if (by) by.password = OTHER_PASSWORD
    },
  },
  'POST /me/email': {
    good: async (client) => {
      const by = await newcomer(client)
      return { by, body: { email: client.unique.email(), password: by.password } }
    },
    guess: (client) => guessing(client, { email: client.unique.email(), password: WRONG }),
    again: 429,
    read,
  },
  'POST /me/email/confirm': {
    good: async (client) => {
      const { by, email } = await withOtherEmail(client)
      return { by, body: { code: await codeTo(client, email) } }
    },
    guess: async (client) => ({ by: await newcomer(client), body: { code: '000000' } }),
    again: 500,
    read,
  },
  'DELETE /me/email': { good: async (client) => ({ by: await spare(client) }), again: 'same', read },
  'GET /me/sessions': reader('athlete'),
  'DELETE /me/sessions/{id}': {
    good: otherDevice,
    another: async (client) => ({ id: await deviceOf(client, (await client.actor('athlete2')).token) }),
    again: 404,
    read: () => '/me/sessions',
  },
  'GET /me/export': reader('athlete'),
  'GET /me/deletion': reader('athlete'),
  'POST /me/deletion': {
    good: async (client) => {
      const by = await newcomer(client)
      return { by, body: { password: by.password } }
    },
    guess: (client) => guessing(client, { password: WRONG }),
    again: 401,
    read: 'unreadable',
  },
}
