import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { keepSecret } from '@campo-livre/backend/ports/secrets.ts'
import type { Sql } from '../store/sql.ts'

/** The calls that one address may make in some minutes. */
type Limit = { readonly name: string; readonly calls: number; readonly minutes: number }

/** Many people share an address: a club's network, a carrier's. A limit is far above what they do, and far below what a program does. */
const guesses: Limit = { name: 'guesses', calls: 60, minutes: 10 }
const mails: Limit = { name: 'mails', calls: 30, minutes: 10 }
const contacts: Limit = { name: 'contacts', calls: 10, minutes: 60 }

/** The calls, by their names, that nobody has to be signed in for and that guess a secret, send a mail or leave a row behind. */
export const limitedCalls: Readonly<Record<string, Limit>> = {
  'post-auth-login': guesses,
  'post-auth-code-confirm': guesses,
  'post-auth-verify-email': guesses,
  'post-auth-reset-password': guesses,
  'post-auth-code': mails,
  'post-auth-register': mails,
  'post-auth-register-company': mails,
  'post-auth-forgot-password': mails,
  'post-auth-resend-verification-code': mails,
  'post-pre-companies-registration': contacts,
}

/** Counts the calls of addresses. */
export type Limits = {
  /** Counts a call, by its name; returns the seconds to wait where it is one too many, else 0. */
  count(call: string, network: string): Promise<number>
}

type Options = {
  sql: Sql
  clock: Clock
  /** The calls of an address in a minute, whatever they are, that one process answers. */
  callsPerMinute: number
}

const MINUTE = 60_000
const secondsTo = (end: number, at: number) => Math.max(1, Math.ceil((end - at) / 1000))

/** Creates limits: those of single calls are counted in the database, for all processes together; calls at large in this process. */
export function createLimits({ sql, clock, callsPerMinute }: Options): Limits {
  let minute = 0
  let counts = new Map<string, number>()

  const anyCall = (network: string, at: number): number => {
    const present = Math.floor(at / MINUTE)
    if (present !== minute) [minute, counts] = [present, new Map()]
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count > callsPerMinute ? secondsTo((present + 1) * MINUTE, at) : 0
  }

  const oneCall = async ({ name, calls, minutes }: Limit, network: string, at: number): Promise<number> => {
    const span = minutes * MINUTE
    const end = (Math.floor(at / span) + 1) * span
    // An address is somebody's: the database has it as the secrets are kept.
    const id = `${name}:${keepSecret(network, 'address')}`
    const [row] = await sql.ask(
      `insert into address_calls (id, ends_at, count) values ($1, $2, 1)
      on conflict (id) do update set ends_at = excluded.ends_at,
        count = case when address_calls.ends_at = excluded.ends_at then address_calls.count + 1 else 1 end
      returning count`,
      [id, new Date(end).toISOString()],
    )
    const count = Number(row?.count)
    // The first of a span clears away those of earlier ones.
    if (count === 1) await sql.ask('delete from address_calls where ends_at <= $1', [clock.now()])
    return count > calls ? secondsTo(end, at) : 0
  }

  return {
    count: async (call, network) => {
      const at = Date.parse(clock.now())
      const wait = anyCall(network, at)
      const limit = limitedCalls[call]
      return wait > 0 || limit === undefined ? wait : oneCall(limit, network, at)
    },
  }
}
