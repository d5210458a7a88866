import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { expect } from 'vitest'
import type { testAnswers } from './test-answers.ts'

/** Returns a function that holds an hour of its own for Ana. */
export function holdHours(answers: () => Awaited<ReturnType<typeof testAnswers>>): () => Promise<Booking> {
  let booked = 0
  return async () => {
    const { ask, ana } = answers()
    const [day, hour] = [24 + Math.floor(booked / 8), 13 + (booked % 8)]
    booked += 1
    const time = {
      start: `2026-11-${day}T${hour}:00:00.000Z`,
      end: `2026-11-${day}T${hour + 1}:00:00.000Z`,
    }
    const made = await ask('POST', '/bookings', { token: ana, body: { fieldId: 'society', ...time } })
    expect(made).toMatchObject({ status: 201 })
    return (made.body as { data: Booking }).data
  }
}
