/** The accounts that the suite signs in with: one of every profile, and a second one of those that own things. */
export const actors = ['athlete', 'athlete2', 'company', 'company2', 'admin'] as const
export type Actor = (typeof actors)[number]
export type Login = { email: string; password: string }
export type Logins = Partial<Record<Actor, Login>>

/** A signed-in account. */
export type Session = Login & { token: string }

/** The parts of a mail that the suite reads. */
export type Mail = { to: string; code: string | null; link: string | null }
/** Reads the mails to an address, newest first. */
export type ReadMails = (to: string) => Promise<Mail[]>
