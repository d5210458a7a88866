import { expect, it } from 'vitest'
import { validateReason } from './validate-reason.ts'

it('requires a reason, and limits its length', () => {
  expect(validateReason('  ')).toBe('Conte ao cliente por que a reserva foi cancelada.')
  expect(validateReason('Chuva')).toBeNull()
  expect(validateReason('x'.repeat(501))).toBe('Use até 500 caracteres.')
})
