import { bookingList } from '@campo-livre/domain/bookings/list/booking-list.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of bookings. */
export const bookingRows = listRows(bookingList, {})
