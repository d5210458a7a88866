import {
  turnOffCalendarCall,
  type turnOffCalendarSpec,
} from '@campo-livre/contract/account/turn-off-calendar.ts'
import {
  turnOnCalendarCall,
  type turnOnCalendarSpec,
} from '@campo-livre/contract/account/turn-on-calendar.ts'
import type { Account, CalendarAddress } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/** Makes an address at which other apps read the athlete's calendar; the one of before ends. */
export function turnOnCalendar(signal?: AbortSignal): Promise<CalendarAddress> {
  return callApi<typeof turnOnCalendarSpec>(turnOnCalendarCall, { signal })
}

/** Ends that address; returns the whole account. */
export function turnOffCalendar(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof turnOffCalendarSpec>(turnOffCalendarCall, { signal })
}
