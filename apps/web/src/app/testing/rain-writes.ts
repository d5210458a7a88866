import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'
import { rainedBooking } from '../../testing/rained-booking.ts'
import { byBooking } from './changed-by.ts'

const owner = 'empresa@campolivre.test'
const athlete = 'atleta@campolivre.test'
const form = () => '/company/closures/rain'

/** Goes on to the bookings of a rain tomorrow. */
async function tomorrow(): Promise<void> {
  await page.getByRole('radio', { name: 'Amanhã' }).click()
}

/** The calls about rain, of an arena and of an athlete (H1, H2). */
export const rainWrites: Record<string, Write> = {
  'POST /company/rain/preview': {
    changes: [],
    at: form,
    persona: owner,
    prepare: tomorrow,
    send: () => press('Ver reservas'),
  },
  'POST /company/rain': {
    changes: ['closures', ...byBooking],
    at: form,
    persona: owner,
    prepare: async () => {
      await tomorrow()
      await press('Ver reservas')
      await expect.element(page.getByRole('button', { name: 'Avisar da chuva' })).toBeVisible()
    },
    send: () => press('Avisar da chuva'),
  },
  'POST /bookings/{id}/rain-choice': {
    changes: byBooking,
    at: async () => `/atleta/reservas/${(await rainedBooking(athlete)).id}?chuva=credito`,
    persona: athlete,
    send: () => press('Ficar com o crédito'),
  },
}
