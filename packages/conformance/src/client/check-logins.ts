import type { Transport } from '../transport.ts'
import { asking } from './asking.ts'
import { type Actor, actors, type Logins } from './logins.ts'

type User = { profile?: { name: string } | null }
/** The real server has the user in `me` instead of `user` (D4). */
type Answer = { data?: { token?: string; user?: User; me?: User }; message?: string }

/** Returns the profile of an actor: `athlete2` is an athlete. */
const profileOf = (actor: Actor) => actor.replace(/2$/, '')

/** Returns the logins that do not work, with the reason. Each is tried once: repeated failures lock an account. */
export async function badLogins(
  transport: Transport,
  logins: Logins,
): Promise<{ actor: Actor; why: string }[]> {
  const ask = asking(transport)
  const known = new Map<string, Actor>()
  const bad: { actor: Actor; why: string }[] = []
  for (const actor of actors) {
    const login = logins[actor]
    if (!login) continue
    const { status, body } = await ask({ method: 'POST', path: '/auth/login', body: login })
    const { data, message } = (body ?? {}) as Answer
    if (data?.token === undefined) {
      bad.push({ actor, why: `it cannot sign in: ${status} ${message ?? ''}`.trimEnd() })
      continue
    }
    await ask({ method: 'POST', path: '/auth/logout', by: data.token })
    const profile = (data.user ?? data.me)?.profile?.name ?? 'none'
    const twin = known.get(login.email)
    known.set(login.email, actor)
    if (profile !== profileOf(actor)) bad.push({ actor, why: `its profile is ${profile}` })
    if (twin !== undefined) bad.push({ actor, why: `it is the same person as ${twin}` })
  }
  return bad
}
