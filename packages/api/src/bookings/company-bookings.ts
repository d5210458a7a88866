import {
  getCompanyBookingCall,
  type getCompanyBookingSpec,
} from '@campo-livre/contract/bookings/get-company-booking.ts'
import { listCustomersCall, type listCustomersSpec } from '@campo-livre/contract/bookings/list-customers.ts'
import {
  sendBookingCommandCall,
  type sendBookingCommandSpec,
} from '@campo-livre/contract/bookings/send-booking-command.ts'
import { sendBookingCall, type sendBookingSpec } from '@campo-livre/contract/bookings/send-booking.ts'
import type { BookingCommand } from '@campo-livre/domain/bookings/commands/command.ts'
import type { BookingAnswer } from '@campo-livre/domain/bookings/company-booking.ts'
import type { SendBooking } from '@campo-livre/domain/bookings/send-booking.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi, sendApi } from '../client/call-api.ts'

/** Reads a booking as its arena sees it. */
export function companyBookingQuery(id: string) {
  const queryKey: QueryKey = ['bookings', 'company', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      callApi<typeof getCompanyBookingSpec>(getCompanyBookingCall, { params: { id }, signal }),
  })
}

/** Finds the people for whom the counter may book; the last ones for no text. */
export function customersQuery(q: string | undefined) {
  const queryKey: QueryKey = ['bookings', 'customers', q ?? '']
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof listCustomersSpec>(listCustomersCall, { query: { q }, signal }),
  })
}

/** Sends what was done with a booking; however often it arrives, it counts once by its id. */
export function sendBookingCommand(body: BookingCommand, signal?: AbortSignal): Promise<BookingAnswer> {
  return callApi<typeof sendBookingCommandSpec>(sendBookingCommandCall, { body, signal })
}

/** Sends a booking to an e-mail, or into the account with a phone; the answer never tells whether there is one. */
export async function sendBooking(id: string, body: SendBooking, signal: AbortSignal): Promise<void> {
  await sendApi<typeof sendBookingSpec>(sendBookingCall, { params: { id }, body, signal })
}
