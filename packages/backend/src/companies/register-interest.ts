import { registerInterestSpec } from '@campo-livre/contract/companies/register-interest.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'

/** Stores the contact of an arena's owner who is interested (H13). */
export const registerInterest = answer(registerInterestSpec, async ({ db, now, body }) => {
  await db.interests.insert({ ...body, id: newId('int'), createdAt: now })
  return ok(null, {
    message: 'Contato recebido. A gente fala com você por telefone ou e-mail.',
    status: 201,
  })
})
