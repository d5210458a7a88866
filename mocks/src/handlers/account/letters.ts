import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { UserRecord } from '../../db/records.ts'

type Told = Pick<UserRecord, 'name' | 'email'>

/** How a letter speaks to somebody. */
export function greeting({ name }: Pick<UserRecord, 'name'>): string {
  return `Oi, ${name.split(' ')[0]}!`
}

/** A letter that only tells something: no code. */
async function tell(
  db: Database,
  now: string,
  letter: { to: string; subject: string; text: string; link?: string },
): Promise<void> {
  await db.mails.insert({ link: null, ...letter, id: newId('mail'), code: null, sentAt: now })
}

/** Whoever changed it, its owner hears of it, with the way to take the account back. */
export function tellPasswordChanged(db: Database, now: string, user: Told): Promise<void> {
  const text = `${greeting(user)} A senha da sua conta acabou de mudar. Foi você? Então está tudo certo. Se não foi, crie outra senha agora.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return tell(db, now, { to: user.email, subject: 'Sua senha mudou', text, link })
}

/** `ana.nova@test.test` → `a•••@test.test`: enough for the person to know it by, too little for another reader. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}

/** Goes to the present address: whoever asked, its reader hears of it while there is time to stop it. */
export function tellEmailAsked(db: Database, now: string, user: Told, email: string): Promise<void> {
  const text = `${greeting(user)} Alguém pediu para trocar o e-mail da sua conta por ${masked(email)}. Foi você? Então é só confirmar por lá. Se não foi, crie outra senha agora: a troca não acontece.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return tell(db, now, { to: user.email, subject: 'Pediram para trocar seu e-mail', text, link })
}

/** Goes to the address before. */
export function tellEmailChanged(db: Database, now: string, before: Told, email: string): Promise<void> {
  const text = `${greeting(before)} O e-mail da sua conta agora é ${masked(email)}. É com ele que você entra. Se não foi você, responda este e-mail.`
  return tell(db, now, { to: before.email, subject: 'Seu e-mail mudou', text })
}

/** What an admin has decided about an arena. */
export function tellDecided(db: Database, now: string, owner: Told, told: string): Promise<void> {
  const text = `${greeting(owner)} ${told}`
  return tell(db, now, { to: owner.email, subject: 'Novidade sobre a sua arena', text, link: '/company' })
}

export function tellDeleted(db: Database, now: string, user: Told): Promise<void> {
  const text = `${greeting(user)} Sua conta no Campo Livre foi excluída, como você pediu. As reservas ficam guardadas sem o seu nome, como a lei manda. Se um dia quiser voltar, é só criar outra conta.`
  return tell(db, now, { to: user.email, subject: 'Sua conta foi excluída', text })
}
