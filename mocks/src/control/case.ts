import * as z from 'zod/mini'
import { appPathSchema, caseSchema, readCase } from '../cases/case-file.ts'
import { openCase } from '../cases/open-case.ts'
import { saveCase } from '../cases/save-case.ts'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'

/** Returns everything as a file: data, clock, situation and calls. */
export const getCase = control(
  {
    method: 'GET',
    path: '/case',
    summary: 'Data, clock, situation and log as a file; `?path=` says where in the app it was.',
    query: z.object({ path: z.optional(appPathSchema) }),
    output: caseSchema,
  },
  async ({ db, headers, query }) => ok(await saveCase(db, headers, query.path ?? null)),
)

/** Opens such a file: everything becomes as it was then. */
export const putCase = control(
  {
    method: 'PUT',
    path: '/case',
    summary: 'Opens such a file; 422 says in a sentence why it cannot be, and then nothing changes.',
    body: z.unknown(),
    output: z.object({ now: z.string(), token: z.nullable(z.string()), path: z.nullable(z.string()) }),
  },
  async ({ db, body }) => {
    const read = readCase(body)
    if (!read.ok) throw new Refused('invalid', read.message)
    return ok(await openCase(db, read.file), { message: 'O caso está aberto: tudo está como estava.' })
  },
  { undoable: false, direct: true },
)
