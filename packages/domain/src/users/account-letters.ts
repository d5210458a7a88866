import { greeting, type Letter } from '../notifications/letter.ts'

type Recipient = { name: string; email: string }

/** Returns the mail to a user whose password has changed, with the way to take the account back. */
export function passwordChangedLetter(user: Recipient): Letter {
  const text = `${greeting(user)} A senha da sua conta acabou de mudar. Foi você? Então está tudo certo. Se não foi, crie outra senha agora.`
  return { to: user.email, subject: 'Sua senha mudou', text, link: newPasswordLink(user) }
}

/** Returns the mail to the present address of a user for whom a change of e-mail was asked, so that they can stop it. */
export function emailAskedLetter(user: Recipient, email: string): Letter {
  const text = `${greeting(user)} Alguém pediu para trocar o e-mail da sua conta por ${masked(email)}. Foi você? Então é só confirmar por lá. Se não foi, crie outra senha agora: a troca não acontece.`
  return { to: user.email, subject: 'Pediram para trocar seu e-mail', text, link: newPasswordLink(user) }
}

/** Returns the mail to the old address of a user whose e-mail has changed. */
export function emailChangedLetter(before: Recipient, email: string): Letter {
  const text = `${greeting(before)} O e-mail da sua conta agora é ${masked(email)}. É com ele que você entra. Se não foi você, responda este e-mail.`
  return { to: before.email, subject: 'Seu e-mail mudou', text, link: null }
}

/** Returns the mail to a user whose account is gone. */
export function deletedLetter(user: Recipient): Letter {
  const text = `${greeting(user)} Sua conta no Campo Livre foi excluída, como você pediu. As reservas ficam guardadas sem o seu nome, como a lei manda. Se um dia quiser voltar, é só criar outra conta.`
  return { to: user.email, subject: 'Sua conta foi excluída', text, link: null }
}

const newPasswordLink = ({ email }: Recipient) => `/esqueci-minha-senha?email=${encodeURIComponent(email)}`

/** Masks an e-mail: `ana.nova@test.test` → `a•••@test.test`. Its owner recognizes it; another reader learns little. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}
