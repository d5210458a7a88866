import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { expect, it } from 'vitest'
import { codeTrouble } from './code-trouble.ts'

const refused = (code: RefusalCode | null) =>
  new ApiError({ kind: 'refused', status: 500, code, message: 'Código de verificação expirado.' })

it.each([
  ['code_expired', 'expired'],
  ['code_used', 'used'],
  ['email_already_verified', 'confirmed'],
  ['code_wrong', null],
  ['server_error', null],
  [null, null],
] as const)(
  'tells by the code %j what is wrong with a code of a mail, whatever the sentence (H11)',
  (code, trouble) => expect(codeTrouble(refused(code))).toBe(trouble),
)

it('returns null for an error that is no refusal', () => {
  expect(codeTrouble(null)).toBeNull()
  expect(codeTrouble(new Error('Código já utilizado.'))).toBeNull()
})
