import { describe, expect, it } from 'vitest'
import { toBookingsQuestion } from './bookings-question.ts'
import { toCompanyBookingsQuestion } from './company/company-bookings-question.ts'

describe('a state that does not belong to the side asked for', () => {
  it('is dropped from what an athlete asks', () => {
    expect(toBookingsQuestion({ quando: 'passadas', situacao: 'confirmed' }).status).toBeUndefined()
    expect(toBookingsQuestion({ situacao: 'cancelled' }).status).toBeUndefined()
    expect(toBookingsQuestion({ quando: 'passadas', situacao: 'cancelled' }).status).toBe('cancelled')
    expect(toBookingsQuestion({ situacao: 'confirmed' }).status).toBe('confirmed')
  })

  it('is dropped from what a company asks of what is to come, and of nothing else', () => {
    expect(toCompanyBookingsQuestion({ situacao: 'cancelled' }).status).toBeUndefined()
    expect(toCompanyBookingsQuestion({ situacao: 'awaiting_payment' }).status).toBe('awaiting_payment')
    expect(toCompanyBookingsQuestion({ dia: '2026-11-20', situacao: 'cancelled' }).status).toBe('cancelled')
    expect(toCompanyBookingsQuestion({ quando: 'todas', situacao: 'confirmed' }).status).toBe('confirmed')
  })
})
