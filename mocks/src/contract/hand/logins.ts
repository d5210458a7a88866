/** Whom the suite signs in as: a person of every profile, and a second one of those that have things of their own. */
export const actors = ['athlete', 'athlete2', 'company', 'company2', 'admin'] as const
export type Actor = (typeof actors)[number]
export type Login = { email: string; password: string }
export type Logins = Partial<Record<Actor, Login>>

/** Somebody who is signed in. */
export type Session = Login & { token: string }

/** A letter, as far as its code and its link matter. */
export type Mail = { to: string; code: string | null; link: string | null }
/** Those to an address, newest first. */
export type ReadMails = (to: string) => Promise<Mail[]>
