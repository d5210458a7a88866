import { expect, it } from 'vitest'
import { companyReasonSchema } from './company-reason.ts'

const sentenceOf = (reason: string) => companyReasonSchema.safeParse(reason).error?.issues[0]?.message

it('requires a reason, and limits its length', () => {
  expect(sentenceOf('  ')).toBe('Conte ao cliente por que a reserva foi cancelada.')
  expect(companyReasonSchema.parse(' Chuva ')).toBe('Chuva')
  expect(sentenceOf('x'.repeat(500))).toBeUndefined()
  expect(sentenceOf('x'.repeat(501))).toBe('Use até 500 caracteres.')
})
