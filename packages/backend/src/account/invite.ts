import { INVITE_DAYS } from '@campo-livre/domain/users/proof.ts'
import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import type { Database } from '../store/database.ts'
import { newToken } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { sendProof } from './proofs.ts'

/** Mails somebody the link by which they make the account theirs: a password, and the terms (H12). */
export async function invite(
  db: Database,
  now: string,
  user: Pick<UserRecord, 'name' | 'email'>,
): Promise<void> {
  const { email } = user
  const token = newToken()
  const link = `/redefinir-senha?${new URLSearchParams({ email, token, convite: 'sim' })}`
  const text = `${greeting(user)} A gente abriu uma conta no Campo Livre para você. Abra o link, escolha sua senha e veja os termos: aí ela é sua. Ele vale por ${INVITE_DAYS} dias. Se não esperava este convite, é só deixar para lá.`
  const letter = { subject: 'Seu convite para o Campo Livre', text, link, code: null }
  await sendProof(db, now, { kind: 'invite', email, secret: token, letter })
}
