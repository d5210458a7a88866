import type { Transport } from '../transport.ts'
import { NotTried } from '../not-tried.ts'
import { asking, type Request } from './asking.ts'
import { noticesSince } from './notices.ts'
import { createUnique } from './unique.ts'
import type { Actor, Login, Logins, ReadMails, Session } from './logins.ts'

export type TestClientOptions = {
  transport: Transport
  logins: Logins
  /** Reads mails; null when there is no mailbox. */
  mails: ReadMails | null
}

/** Something that the suite made and cannot remove: the kind (`contacts`), and its name. */
export type Leftover = { what: string; which: string }

/**
 * The tools of a case: sessions, requests, unique values, and a list of things to remove. It uses only calls of the
 * API.
 */
export type TestClient = ReturnType<typeof createTestClient>

export function createTestClient({ transport, logins, mails }: TestClientOptions) {
  const ask = asking(transport)
  const sessions = new Map<Actor, Promise<Session>>()
  const undoing: (() => Promise<unknown>)[] = []
  const left: Leftover[] = []

  /** Returns the data of a good answer; throws for any other. */
  async function data<T>(request: Request): Promise<T> {
    const { status, body } = await ask(request)
    const { data: found, message } = (body ?? {}) as { data?: T; message?: unknown }
    if (status < 300 && found !== undefined) return found
    throw new Error(
      `its data could not be made: ${request.method} ${request.path} → ${status} ${String(message)}`,
    )
  }

  /** Signs a person in once more; that session ends in `tidy`. */
  async function signIn({ email, password }: Login): Promise<Session> {
    const request = { method: 'POST', path: '/auth/login', body: { email, password } } as const
    const { token } = await data<{ token: string }>(request)
    undoing.push(() => ask({ method: 'POST', path: '/auth/logout', by: token }))
    return { email, password, token }
  }

  /** Returns the session of an actor; refuses the case where no login was given. */
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

  /** Returns the mails to an address, newest first. */
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
    /** Returns whether the login of an actor was given. */
    knows: (name: Actor) => logins[name] !== undefined,
    mailsTo,
    hasMailbox: mails !== null,
    unique: createUnique(),
    /** Results by name, so that each is made once. */
    kept: new Map<string, Promise<unknown>>(),
    undo: (step: () => Promise<unknown>) => void undoing.push(step),
    /** Records something that cannot be removed. */
    leave: (what: string, which: string) => void left.push({ what, which }),
    /** Removes everything that was made, the last first; returns what could not be removed. */
    tidy: async (): Promise<readonly Leftover[]> => {
      for (const step of undoing.splice(0).toReversed())
        await step().catch((error: unknown) => left.push({ what: 'failed steps', which: String(error) }))
      return left
    },
  }
}

/** Makes a value once per name and returns it again after that. */
export function once<T>({ kept }: TestClient, name: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined
  if (known) return known
  const made = make()
  kept.set(name, made)
  return made
}
