import { calledArena } from '@campo-livre/domain/companies/called-arena.ts'
import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import type { Database } from '../store/database.ts'
import { newCode } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { sendProof } from './proofs.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Mails a user the code that confirms their e-mail, with a link that contains it. */
export async function sendCode(db: Database, now: string, user: UserRecord): Promise<void> {
  const { email } = user
  const code = newCode()
  const text = `${greeting(user)} ${newsOf(db, user)}Seu código é ${code}. Ele vale por ${CODE_MINUTES} minutos. Se não foi você que se cadastrou, não use este código.`
  // The owner of an arena is sent on to it after confirming and signing in (B5).
  const wanted: Record<string, string> = user.profile.name === 'company' ? { redirect: '/company' } : {}
  const link = `/verificar-email?${new URLSearchParams({ email, codigo: code, ...wanted })}`
  const letter = { subject: 'Seu código do Campo Livre', text, link, code }
  await sendProof(db, now, { kind: 'verify-email', email, secret: code, letter })
}

/** Returns a sentence for an owner whose arena waits for approval; empty for others. */
function newsOf(db: Database, user: UserRecord): string {
  const company = companyOf(db, user)
  if (company?.status !== 'awaiting_approval') return ''
  return `A gente recebeu o cadastro: a ${calledArena(company.name)} espera a aprovação. Enquanto isso, confirme seu e-mail. `
}
