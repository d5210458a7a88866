import type { Transport } from '../transport.ts'
import { NotTried } from '../not-tried.ts'
import { asking, type Request } from './asking.ts'
import { noticesSince } from './notices.ts'
import { createUnique } from './unique.ts'
import type { Actor, Login, Logins, ReadMails, Session } from './logins.ts'

export type Outside = {
  transport: Transport
  logins: Logins
  /** The letters that were sent; null where nobody can read them. */
  mails: ReadMails | null
}

/** Something that was made and stays: `contacts`, and which one. */
export type Remains = { what: string; which: string }

/** What a case works with: who is signed in, what to ask with, and what there is to tidy up. All by calls of the API. */
export type Hand = ReturnType<typeof createHand>

export function createHand({ transport, logins, mails }: Outside) {
  const ask = asking(transport)
  const sessions = new Map<Actor, Promise<Session>>()
  const undoing: (() => Promise<unknown>)[] = []
  const left: Remains[] = []

  /** The data of a good answer; anything else is the end of the case. */
  async function data<T>(request: Request): Promise<T> {
    const { status, body } = await ask(request)
    const { data: found, message } = (body ?? {}) as { data?: T; message?: unknown }
    if (status < 300 && found !== undefined) return found
    throw new Error(
      `its data could not be made: ${request.method} ${request.path} → ${status} ${String(message)}`,
    )
  }

  /** Another session of that person, which ends when everything is tidied up. */
  async function signIn({ email, password }: Login): Promise<Session> {
    const request = { method: 'POST', path: '/auth/login', body: { email, password } } as const
    const { token } = await data<{ token: string }>(request)
    undoing.push(() => ask({ method: 'POST', path: '/auth/logout', by: token }))
    return { email, password, token }
  }

  /** The one who was given for this part. */
  async function actor(name: Actor): Promise<Session> {
    const session = sessions.get(name) ?? enter(name)
    sessions.set(name, session)
    return session
  }

  async function enter(name: Actor): Promise<Session> {
    const session = await signIn(login(name))
    undoing.push(await noticesSince(ask, session.token))
    return session
  }

  function login(name: Actor): Login {
    const found = logins[name]
    if (!found) throw new NotTried('no login', name)
    return found
  }

  /** The letters to an address, newest first. */
  async function mailsTo(email: string) {
    if (!mails) throw new NotTried('no mailbox')
    return (await mails(email)).filter(({ to }) => to === email)
  }

  return {
    ask,
    data,
    actor,
    login,
    signIn,
    mailsTo,
    hasMailbox: mails !== null,
    unique: createUnique(),
    /** Kept by name, so that it is made once. */
    kept: new Map<string, Promise<unknown>>(),
    undo: (step: () => Promise<unknown>) => void undoing.push(step),
    /** Notes what nothing can take away again. */
    leave: (what: string, which: string) => void left.push({ what, which }),
    /** Takes back what was made, the last first; answers what could not be. */
    tidy: async (): Promise<readonly Remains[]> => {
      for (const step of undoing.splice(0).toReversed())
        await step().catch((error: unknown) => left.push({ what: 'failed steps', which: String(error) }))
      return left
    },
  }
}

/** Made once, and then the same again. */
export function once<T>({ kept }: Hand, name: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined
  if (known) return known
  const made = make()
  kept.set(name, made)
  return made
}
