import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { sendLetter } from '../notifications/send-letter.ts'

type Recipient = Pick<UserRecord, 'name' | 'email'>

/** Tells a user that their password has changed, with the way to take the account back. */
export function mailPasswordChanged(db: Database, now: string, user: Recipient): Promise<void> {
  const text = `${greeting(user)} A senha da sua conta acabou de mudar. Foi você? Então está tudo certo. Se não foi, crie outra senha agora.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return sendLetter(db, now, { to: user.email, subject: 'Sua senha mudou', text, link })
}

/** Masks an e-mail: `ana.nova@test.test` → `a•••@test.test`. Its owner recognizes it; another reader learns little. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}

/** Tells a user, at the present address, that a change of e-mail was asked for, so that they can stop it. */
export function mailEmailAsked(db: Database, now: string, user: Recipient, email: string): Promise<void> {
  const text = `${greeting(user)} Alguém pediu para trocar o e-mail da sua conta por ${masked(email)}. Foi você? Então é só confirmar por lá. Se não foi, crie outra senha agora: a troca não acontece.`
  const link = `/esqueci-minha-senha?${new URLSearchParams({ email: user.email })}`
  return sendLetter(db, now, { to: user.email, subject: 'Pediram para trocar seu e-mail', text, link })
}

/** Tells a user, at the old address, that their e-mail has changed. */
export function mailEmailChanged(db: Database, now: string, before: Recipient, email: string): Promise<void> {
  const text = `${greeting(before)} O e-mail da sua conta agora é ${masked(email)}. É com ele que você entra. Se não foi você, responda este e-mail.`
  return sendLetter(db, now, { to: before.email, subject: 'Seu e-mail mudou', text, link: null })
}

export function mailDeleted(db: Database, now: string, user: Recipient): Promise<void> {
  const text = `${greeting(user)} Sua conta no Campo Livre foi excluída, como você pediu. As reservas ficam guardadas sem o seu nome, como a lei manda. Se um dia quiser voltar, é só criar outra conta.`
  return sendLetter(db, now, { to: user.email, subject: 'Sua conta foi excluída', text, link: null })
}
