import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import * as z from 'zod/mini'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** H13: somebody who has an arena leaves their contact. */
export const registerInterest = call({
  method: 'POST',
  path: '/pre-companies-registration',
  who: 'anyone',
  summary: 'Somebody who has an arena leaves their contact (H13).',
  output: z.null(),
  status: 201,
  body: interestSchema,
  handle: async ({ db, now, body }) => {
    await db.interests.insert({ ...body, id: newId('int'), createdAt: now })
    return ok(null, {
      message: 'Contato recebido. A gente fala com você por telefone ou e-mail.',
      status: 201,
    })
  },
})
