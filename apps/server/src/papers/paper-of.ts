import { getBookingCall } from '@campo-livre/contract/bookings/get-booking.ts'
import { getCompanyBookingCall } from '@campo-livre/contract/bookings/get-company-booking.ts'
import { getSplitCall } from '@campo-livre/contract/splits/get-split.ts'
import { getCompanyTabCall } from '@campo-livre/contract/tabs/get-company-tab.ts'
import { getTabCall } from '@campo-livre/contract/tabs/get-tab.ts'
import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import type { Paper } from '@campo-livre/domain/papers/paper.ts'
import { splitPaper } from '@campo-livre/domain/splits/split-paper.ts'
import { tabPaper } from '@campo-livre/domain/tabs/tab-paper.ts'

/** The calls whose answer is given as a paper to who asks for a PDF, by their path. */
export const papers: Readonly<Record<string, (data: unknown, now: string) => Paper>> = {
  [getBookingCall.path]: (data, now) => bookingPaper(getBookingCall.output.parse(data), now),
  [getCompanyBookingCall.path]: (data, now) => {
    const booking = getCompanyBookingCall.output.parse(data)
    return bookingPaper(booking, now, booking.counter.payments)
  },
  [getTabCall.path]: (data) => tabPaper(getTabCall.output.parse(data)),
  [getCompanyTabCall.path]: (data) => tabPaper(getCompanyTabCall.output.parse(data)),
  [getSplitCall.path]: (data, now) => splitPaper(getSplitCall.output.parse(data), now),
}

/** Returns the paper of a call's good answer at an ISO instant; null for a call without one. */
export function paperOf(path: string, data: unknown, now: string): Paper | null {
  return papers[path]?.(data, now) ?? null
}
