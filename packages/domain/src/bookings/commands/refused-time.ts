import type { RefusalCode } from '../../refusals/refusal-code.ts'
import type { QuoteRefusal } from '../quote/request.ts'
import type { BookingRefusal } from './command-context.ts'

/** The refusal codes of the rules' reasons. */
export const timeCodes: Readonly<Record<QuoteRefusal['reason'], RefusalCode>> = {
  inactive: 'field_inactive',
  closed: 'slot_closed',
  past: 'slot_past',
  blocked: 'slot_blocked',
  taken: 'slot_taken',
  held: 'slot_held',
  mine: 'slot_own',
  soon: 'slot_too_soon',
  beyond: 'slot_beyond_horizon',
  'too-short': 'booking_too_short',
  'too-long': 'booking_too_long',
  gap: 'leaves_gap',
}

/** Returns the refusal of a command because of one of its times. */
export function refusedTime(
  { reason, message }: QuoteRefusal,
  { fieldId, start, end }: { fieldId: string; start: string; end: string },
): BookingRefusal {
  return { ok: false, code: timeCodes[reason], message, time: { fieldId, start, end } }
}
