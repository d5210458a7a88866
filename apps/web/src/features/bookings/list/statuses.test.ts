import { describe, expect, it } from 'vitest'
import { toBookingsQuestion } from './bookings-question.ts'
import { toCompanyBookingsQuestion } from '../company/company-bookings-question.ts'

describe('a state that the chosen tab does not have', () => {
  it('is dropped from an athlete’s query', () => {
    expect(toBookingsQuestion({ quando: 'passadas', situacao: 'confirmed' }).status).toBeUndefined()
    expect(toBookingsQuestion({ situacao: 'cancelled' }).status).toBeUndefined()
    expect(toBookingsQuestion({ quando: 'passadas', situacao: 'cancelled' }).status).toBe('cancelled')
    expect(toBookingsQuestion({ situacao: 'confirmed' }).status).toBe('confirmed')
  })

  it('is dropped from a company’s query for upcoming bookings, and from no other', () => {
    expect(toCompanyBookingsQuestion({ situacao: 'cancelled' }).status).toBeUndefined()
    expect(toCompanyBookingsQuestion({ situacao: 'awaiting_payment' }).status).toBe('awaiting_payment')
    expect(toCompanyBookingsQuestion({ dia: '2026-11-20', situacao: 'cancelled' }).status).toBe('cancelled')
    expect(toCompanyBookingsQuestion({ quando: 'todas', situacao: 'confirmed' }).status).toBe('confirmed')
  })
})
