import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import type { Database } from '../../db/database.ts'
import { newCode } from '../../db/ids.ts'
import type { UserRecord } from '../../db/records.ts'
import { sendProof } from './proofs.ts'

/** Sends a person the code that confirms their e-mail. */
export async function sendCode(db: Database, now: string, { name, email }: UserRecord): Promise<void> {
  const code = newCode()
  const [firstName] = name.split(' ')
  const text = `Oi, ${firstName}! Seu código é ${code}. Ele vale por ${CODE_MINUTES} minutos.`
  const link = `/verificar-email?${new URLSearchParams({ email })}`
  const letter = { subject: 'Seu código do Campo Livre', text, link, code }
  await sendProof(db, now, { kind: 'verify-email', email, secret: code, letter })
}
