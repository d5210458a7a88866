import { expect, it } from 'vitest'
import { paymentRequestSchema } from './payment-request.ts'

it('pays the whole price at once only where that is said', () => {
  expect(paymentRequestSchema.parse({ method: 'pix', whole: true })).toEqual({ method: 'pix', whole: true })
  expect(paymentRequestSchema.parse({ method: 'pix' })).toEqual({ method: 'pix' })
  expect(paymentRequestSchema.safeParse({ method: 'pix', whole: false }).success).toBe(false)
})
