import * as z from 'zod/mini'
import { dialectNames } from '../dialects/dialect-name.ts'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'

const bodySchema = z.object({ dialect: z.enum(dialectNames, 'Ninguém responde assim.') })

/** Sets the dialect in which calls of the seed and of accounts are answered. */
export const setDialect = control(
  {
    method: 'POST',
    path: '/dialect',
    summary: 'In whose manner the calls of the real server are answered (decision 018).',
    body: bodySchema,
  },
  ({ db, body: { dialect } }) => {
    db.settings.dialect = dialect
    db.log.markDirty()
    const message = dialect === 'real' ? 'Tudo responde como o servidor real.' : 'Tudo responde como sempre.'
    return ok({ dialect }, { message })
  },
)
