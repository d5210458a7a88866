import type { Account, CalendarAddress } from '@campo-livre/domain/users/account.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import type { TestClient } from '../client/test-client.ts'
import {
  accountByCode,
  codeTo,
  newAccount,
  registerAccount,
  OTHER_PASSWORD,
  spareAccount,
  writableAccount,
} from '../client/accounts.ts'
import { NotTried } from '../not-tried.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/me/account'

/** A card of which everybody sees the foot. */
const shownCard = {
  name: null,
  positions: ['forward'],
  foot: 'left',
  heightCm: 170,
  seenBy: { positions: 'rachas', foot: 'public', height: 'me', skills: 'me', stats: 'me', rating: 'me' },
  listed: false,
}

/** Returns an athlete's account and to whom it belongs. */
async function accountOf(client: TestClient) {
  const own = await writableAccount(client)
  return { own, account: await client.data<Account>({ method: 'GET', path: '/me/account', by: own.by }) }
}

/** Makes a new account with a pending change of e-mail. */
async function withOtherEmail(client: TestClient) {
  const by = await newAccount(client)
  const email = client.unique.email()
  await client.data({ method: 'POST', path: '/me/email', by, body: { email, password: by.password } })
  return { by, email }
}

/** Signs an athlete in twice; the id is that of the second session. */
async function otherDevice(client: TestClient): Promise<ValidRequest> {
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
async function guessing(client: TestClient, body: unknown): Promise<ValidRequest> {
  const by = await registerAccount(client)
  client.leave('accounts', by.email)
  return { by, body }
}

export const meSubjects: Record<string, Subject> = {
  'GET /me': reader('athlete'),
  'GET /me/account': reader('athlete'),
  'PUT /me/account': {
    validRequest: async (client) => {
      const { own, account } = await accountOf(client)
      const { name, cpf, date, gender } = account
      if (account.phone === null) throw new NotTried('no data', 'the athlete has no phone')
      // A given account gets its present values, so that nothing has to be restored.
      const phone = own.lent ? phoneDigits(account.phone) : client.unique.phone()
      return { ...own, body: { name, phone, cpf, date, gender } }
    },
    again: 'same',
    read,
  },
  'GET /me/favourites': reader('athlete'),
  'GET /me/credits': reader('athlete'),
  'POST /me/favourites': {
    validRequest: async (client) => {
      const by = await client.actor('athlete')
      const [field] = await client.data<{ id: string }[]>({ method: 'GET', path: '/fields', by })
      if (!field) throw new NotTried('no data', 'no field can be found')
      const known = await client.data<{ id: string }[]>({ method: 'GET', path: '/me/favourites', by })
      if (known.some(({ id }) => id === field.id)) return { by, body: { add: [field.id] } }
      client.undo(() =>
        client.ask({ method: 'POST', path: '/me/favourites', by, body: { remove: [field.id] } }),
      )
      return { by, body: { add: [field.id] } }
    },
    again: 'same',
    read: () => '/me/favourites',
  },
  'POST /me/searches': {
    validRequest: async (client) => ({
      by: await spareAccount(client),
      body: {
        keep: [
          {
            link: '/campos?esporte=futsal',
            name: 'futsal',
            question: { sport: 'futsal' },
            told: true,
          },
        ],
      },
    }),
    again: 'same',
    read,
  },
  'PUT /me/sports': {
    validRequest: async (client) => {
      const { own, account } = await accountOf(client)
      const { sports } = account
      client.undo(() => client.ask({ method: 'PUT', path: '/me/sports', by: own.by, body: { sports } }))
      return { ...own, body: { sports: sports.length > 0 ? sports : [{ sport: 'society', skill: 3 }] } }
    },
    again: 'same',
    read,
  },
  'PUT /me/open-alerts': {
    validRequest: async (client) => ({
      by: await spareAccount(client),
      body: { alerts: { around: { latitude: -3.73, longitude: -38.52, withinKm: 10 }, mine: true } },
    }),
    again: 'same',
    read,
  },
  'PUT /me/city': {
    validRequest: async (client) => {
      const { own, account } = await accountOf(client)
      const { city } = account
      client.undo(() => client.ask({ method: 'PUT', path: '/me/city', by: own.by, body: { city } }))
      return { ...own, body: { city: city ?? 'Recife' } }
    },
    again: 'same',
    read,
  },
  'PUT /me/birth-date': {
    validRequest: async (client) => ({ by: await accountByCode(client), body: { date: '1994-07-12' } }),
    again: 'same',
    read,
  },
  'PUT /me/notification-preferences': {
    validRequest: async (client) => {
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
  'POST /me/calendar': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'DELETE /me/calendar': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'GET /calendar/{secret}.ics': {
    validRequest: async (client) => {
      const by = await spareAccount(client)
      const { path } = await client.data<CalendarAddress>({ method: 'POST', path: '/me/calendar', by })
      const [, secret = ''] = /^\/calendar\/(.+)\.ics$/.exec(path) ?? []
      return { by: null, params: { secret } }
    },
    another: 'public',
  },
  'PUT /me/card': {
    validRequest: async (client) => ({ by: await spareAccount(client), body: shownCard }),
    again: 'same',
    read,
  },
  'POST /me/card/address': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'DELETE /me/card/address': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'GET /athletes': reader('athlete'),
  'GET /athletes/{handle}': {
    validRequest: async (client) => {
      const by = await spareAccount(client)
      await client.data({ method: 'PUT', path: '/me/card', by, body: shownCard })
      const { card } = await client.data<Account>({ method: 'POST', path: '/me/card/address', by })
      return { by: null, params: { handle: card?.handle ?? '' } }
    },
    another: 'public',
  },
  'PUT /me/photo': {
    validRequest: async (client) => ({ by: await spareAccount(client), body: { image: ONE_PIXEL } }),
    again: 'same',
    read,
  },
  'DELETE /me/photo': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'POST /me/password': {
    validRequest: async (client) => {
      const by = await newAccount(client)
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
    validRequest: async (client) => {
      const by = await newAccount(client)
      return { by, body: { email: client.unique.email(), password: by.password } }
    },
    guess: (client) => guessing(client, { email: client.unique.email(), password: WRONG }),
    again: 429,
    read,
  },
  'POST /me/email/confirm': {
    validRequest: async (client) => {
      const { by, email } = await withOtherEmail(client)
      return { by, body: { code: await codeTo(client, email) } }
    },
    guess: async (client) => ({ by: await newAccount(client), body: { code: '000000' } }),
    again: 500,
    read,
  },
  'DELETE /me/email': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'GET /me/sessions': reader('athlete'),
  'DELETE /me/sessions/{id}': {
    validRequest: otherDevice,
    another: async (client) => ({ id: await deviceOf(client, (await client.actor('athlete2')).token) }),
    again: 404,
    read: () => '/me/sessions',
  },
  'GET /me/export': reader('athlete'),
  'GET /me/deletion': reader('athlete'),
  'POST /me/deletion': {
    validRequest: async (client) => {
      const by = await newAccount(client)
      return { by, body: { password: by.password } }
    },
    guess: (client) => guessing(client, { password: WRONG }),
    again: 401,
    read: 'unreadable',
  },
}
