import type { Account } from '@campo-livre/domain/users/account.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'
import type { Hand } from '../hand/hand.ts'
import { codeTo, newcomer, registered, OTHER_PASSWORD, spare, writable } from '../hand/newcomers.ts'
import { NotTried } from '../not-tried.ts'
import type { Good, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/me/account'

/** Returns an athlete's account, to write its present values, so that nothing has to be restored. */
async function accountOf(hand: Hand) {
  const own = await writable(hand)
  return { own, account: await hand.data<Account>({ method: 'GET', path: '/me/account', by: own.by }) }
}

/** Makes a new account with a pending change of e-mail. */
async function withOtherEmail(hand: Hand) {
  const by = await newcomer(hand)
  const email = hand.unique.email()
  await hand.data({ method: 'POST', path: '/me/email', by, body: { email, password: by.password } })
  return { by, email }
}

/** Signs an athlete in twice; the id is that of the second session. */
async function otherDevice(hand: Hand): Promise<Good> {
  const by = await hand.actor('athlete')
  const other = await hand.signIn(hand.login('athlete'))
  return { by, params: { id: await deviceOf(hand, other.token) } }
}

async function deviceOf(hand: Hand, by: string): Promise<string> {
  const devices = await hand.data<{ id: string; current: boolean }[]>({
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
async function guessing(hand: Hand, body: unknown): Promise<Good> {
  const by = await registered(hand)
  hand.leave('accounts', by.email)
  return { by, body }
}

export const meSubjects: Record<string, Subject> = {
  'GET /me': reader('athlete'),
  'GET /me/account': reader('athlete'),
  'PUT /me/account': {
    good: async (hand) => {
      const { own, account } = await accountOf(hand)
      const { name, phone, cpf, date, gender } = account
      if (phone === null) throw new NotTried('no data', 'the athlete has no phone')
      return { ...own, body: { name, phone: phoneDigits(phone), cpf, date, gender } }
    },
    again: 'same',
    read,
  },
  'PUT /me/sports': {
    good: async (hand) => {
      const { own, account } = await accountOf(hand)
      const { sports } = account
      hand.undo(() => hand.ask({ method: 'PUT', path: '/me/sports', by: own.by, body: { sports } }))
      return { ...own, body: { sports: sports.length > 0 ? sports : [{ sport: 'society', skill: 3 }] } }
    },
    again: 'same',
    read,
  },
  'PUT /me/notification-preferences': {
    good: async (hand) => {
      const { own, account } = await accountOf(hand)
      const { muted } = account
      hand.undo(() =>
        hand.ask({ method: 'PUT', path: '/me/notification-preferences', by: own.by, body: { muted } }),
      )
      return { ...own, body: { muted: muted.length > 0 ? muted : ['tabs'] } }
    },
    again: 'same',
    read,
  },
  'PUT /me/photo': {
    good: async (hand) => ({ by: await spare(hand), body: { image: ONE_PIXEL } }),
    again: 'same',
    read,
  },
  'DELETE /me/photo': { good: async (hand) => ({ by: await spare(hand) }), again: 'same', read },
  'POST /me/password': {
    good: async (hand) => {
      const by = await newcomer(hand)
      const password = OTHER_PASSWORD
      return { by, body: { current_password: by.password, password, password_confirmation: password } }
    },
    guess: (hand) =>
      guessing(hand, {
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
    good: async (hand) => {
      const by = await newcomer(hand)
      return { by, body: { email: hand.unique.email(), password: by.password } }
    },
    guess: (hand) => guessing(hand, { email: hand.unique.email(), password: WRONG }),
    again: 429,
    read,
  },
  'POST /me/email/confirm': {
    good: async (hand) => {
      const { by, email } = await withOtherEmail(hand)
      return { by, body: { code: await codeTo(hand, email) } }
    },
    guess: async (hand) => ({ by: await newcomer(hand), body: { code: '000000' } }),
    again: 500,
    read,
  },
  'DELETE /me/email': { good: async (hand) => ({ by: await spare(hand) }), again: 'same', read },
  'GET /me/sessions': reader('athlete'),
  'DELETE /me/sessions/{id}': {
    good: otherDevice,
    another: async (hand) => ({ id: await deviceOf(hand, (await hand.actor('athlete2')).token) }),
    again: 404,
    read: () => '/me/sessions',
  },
  'GET /me/export': reader('athlete'),
  'GET /me/deletion': reader('athlete'),
  'POST /me/deletion': {
    good: async (hand) => {
      const by = await newcomer(hand)
      return { by, body: { password: by.password } }
    },
    guess: (hand) => guessing(hand, { password: WRONG }),
    again: 401,
    read: 'unreadable',
  },
}
