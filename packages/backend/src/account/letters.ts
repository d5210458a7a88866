import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'

type Recipient = Pick<UserRecord, 'name' | 'email'>

/** Returns the greeting of a mail, with the first name. */
export function greeting({ name }: Pick<UserRecord, 'name'>): string {
  return `Oi, ${name.split(' ')[0]}!`
}

/** Sends a mail without a code. */
async function insertMail(
  db: Database,
  now: string,
  letter: { to: string; subject: string; text: string; link?: string },
): Promise<void> {
  await db.mails.insert({ link: null, ...letter, id: newId('mail'), code: null, sentAt: now })
}

/** Tells a user that their password has changed, with the way to take the account back. */
export function mailPasswordChanged(db: Database, now: string, user: Recipient): Promise<void> {
  const text = `${greeting(user)} A senha da sua conta acabou de mudar. Foi você? Então está tudo certo. Se não foi, crie outra senha agora.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return insertMail(db, now, { to: user.email, subject: 'Sua senha mudou', text, link })
}

/** Masks an e-mail: `ana.nova@test.test` → `a•••@test.test`. Its owner recognizes it; another reader learns little. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}

/** Tells a user, at the present address, that a change of e-mail was asked for, so that they can stop it. */
export function mailEmailAsked(db: Database, now: string, user: Recipient, email: string): Promise<void> {
  const text = `${greeting(user)} Alguém pediu para trocar o e-mail da sua conta por ${masked(email)}. Foi você? Então é só confirmar por lá. Se não foi, crie outra senha agora: a troca não acontece.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return insertMail(db, now, { to: user.email, subject: 'Pediram para trocar seu e-mail', text, link })
}

/** Tells a user, at the old address, that their e-mail has changed. */
export function mailEmailChanged(db: Database, now: string, before: Recipient, email: string): Promise<void> {
  const text = `${greeting(before)} O e-mail da sua conta agora é ${masked(email)}. É com ele que você entra. Se não foi você, responda este e-mail.`
  return insertMail(db, now, { to: before.email, subject: 'Seu e-mail mudou', text })
}

/** Tells the owner of an arena an admin's decision about it. */
export function mailDecided(db: Database, now: string, owner: Recipient, told: string): Promise<void> {
  const text = `${greeting(owner)} ${told}`
  return insertMail(db, now, {
    to: owner.email,
    subject: 'Novidade sobre a sua arena',
    text,
    link: '/company',
  })
}

export function mailDeleted(db: Database, now: string, user: Recipient): Promise<void> {
  const text = `${greeting(user)} Sua conta no Campo Livre foi excluída, como você pediu. As reservas ficam guardadas sem o seu nome, como a lei manda. Se um dia quiser voltar, é só criar outra conta.`
  return insertMail(db, now, { to: user.email, subject: 'Sua conta foi excluída', text })
}
