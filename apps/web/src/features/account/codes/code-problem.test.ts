import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { expect, it } from 'vitest'
import { codeProblemOf } from './code-problem.ts'

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
  (code, problem) => expect(codeProblemOf(refused(code))).toBe(problem),
)

it('returns null for an error that is no refusal', () => {
  expect(codeProblemOf(null)).toBeNull()
  expect(codeProblemOf(new Error('Código já utilizado.'))).toBeNull()
})
