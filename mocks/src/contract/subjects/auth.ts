import type { Hand } from '../hand/hand.ts'
import {
  athleteForm,
  codeTo,
  companyForm,
  enter,
  newcomer,
  OTHER_PASSWORD,
  requireMailbox,
  resetTokenTo,
} from '../hand/newcomers.ts'
import type { Good, Subject } from '../subject.ts'

const emailOf = ({ body }: Good) => (body as { email: string }).email

/** A login of no account, so that no account is locked. */
const nobody = async ({ unique }: Hand): Promise<Good> => ({
  by: null,
  body: { email: unique.email(), password: OTHER_PASSWORD },
})

/** Deletes the registered account at the end. */
const enterAndLeave = async (hand: Hand, good: Good) => {
  await enter(hand, emailOf(good))
}

export const authSubjects: Record<string, Subject> = {
  'POST /auth/login': {
    good: async (hand) => ({ by: null, body: hand.login('athlete') }),
    harmless: nobody,
    guess: nobody,
    again: 'same',
    read: 'unreadable',
    tidy: async (hand, _good, { body }) => {
      const { token } = (body as { data: { token: string } }).data
      await hand.ask({ method: 'POST', path: '/auth/logout', by: token })
    },
  },
  'POST /auth/logout': {
    good: async (hand) => ({ by: await hand.signIn(hand.login('athlete')) }),
    again: 401,
    read: 'unreadable',
  },
  'POST /auth/logout-all-devices': {
    good: async (hand) => ({ by: await newcomer(hand) }),
    again: 401,
    read: 'unreadable',
    // Signs in again, so that the account can be deleted.
    tidy: async (hand, { by }) => {
      if (!by) return
      const { token } = await hand.signIn(by)
      hand.undo(() =>
        hand.ask({ method: 'POST', path: '/me/deletion', by: token, body: { password: by.password } }),
      )
    },
  },
  'POST /auth/register': {
    good: async (hand) => {
      requireMailbox(hand)
      return { by: null, body: athleteForm(hand) }
    },
    again: 422,
    read: 'unreadable',
    tidy: enterAndLeave,
  },
  'POST /auth/register-company': {
    good: async (hand) => {
      requireMailbox(hand)
      return { by: null, body: companyForm(hand) }
    },
    again: 422,
    read: 'unreadable',
    tidy: async (hand, good) => {
      hand.leave('arenas', (good.body as { cnpj: string }).cnpj)
      await enterAndLeave(hand, good)
    },
  },
  'POST /auth/verify-email': {
    good: async (hand) => {
      requireMailbox(hand)
      const form = athleteForm(hand)
      await hand.data({ method: 'POST', path: '/auth/register', body: form })
      return { by: null, body: { email: form.email, code: await codeTo(hand, form.email) } }
    },
    guess: async ({ unique }) => ({ by: null, body: { email: unique.email(), code: '000000' } }),
    again: 500,
    read: 'unreadable',
    tidy: async (hand, good) => {
      const { token } = await hand.signIn({ email: emailOf(good), password: athleteForm(hand).password })
      const body = { password: athleteForm(hand).password }
      hand.undo(() => hand.ask({ method: 'POST', path: '/me/deletion', by: token, body }))
    },
  },
  'POST /auth/resend-verification-code': {
    good: async ({ unique }) => ({ by: null, body: { email: unique.email() } }),
    again: 429,
    read: 'unreadable',
  },
  'POST /auth/forgot-password': {
    good: async ({ unique }) => ({ by: null, body: { email: unique.email() } }),
    again: 429,
    read: 'unreadable',
  },
  'POST /auth/reset-password': {
    good: async (hand) => {
      const { email } = await newcomer(hand)
      await hand.data({ method: 'POST', path: '/auth/forgot-password', body: { email } })
      const token = await resetTokenTo(hand, email)
      const body = { email, token, password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD }
      return { by: null, body }
    },
    again: 500,
    read: 'unreadable',
    tidy: async (hand, good) => {
      const { token } = await hand.signIn({ email: emailOf(good), password: OTHER_PASSWORD })
      const body = { password: OTHER_PASSWORD }
      hand.undo(() => hand.ask({ method: 'POST', path: '/me/deletion', by: token, body }))
    },
  },
}
