import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** H13: somebody who has an arena leaves their contact. */
export const registerInterest = call({
  method: 'POST',
  path: '/pre-companies-registration',
  who: 'anyone',
  body: interestSchema,
  handle: async ({ db, now, body }) => {
    await db.interests.insert({ ...body, id: newId('int'), createdAt: now })
    return ok(null, {
      message: 'Contato recebido. A gente fala com você por telefone ou e-mail.',
      status: 201,
    })
  },
})
