import { foundRowSchema } from '@campo-livre/domain/admin/search.ts'
import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const searchEverythingCall = {
  method: 'GET',
  path: '/admin/search',
  output: z.array(foundRowSchema),
} as const satisfies DeclaredCall

export const searchEverythingSpec = describeCall(searchEverythingCall, () => ({
  who: ['admin'],
  query: z.object({
    q: z._default(
      z.string().check(z.trim(), z.maxLength(MAX_QUICK_SEARCH, `Use até ${MAX_QUICK_SEARCH} caracteres.`)),
      '',
    ),
  }),
  extension: true,
  summary:
    'The first rows of every kind that have these words: a code, a name, an e-mail, a phone, a CPF or a CNPJ. No personal data is answered.',
}))
