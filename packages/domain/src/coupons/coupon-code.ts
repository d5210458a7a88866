import * as z from 'zod/mini'
import { fold } from '../text/fold.ts'

/** Returns a code as it is stored and compared: upper case, without accents and spaces. `bem vindo 10` → `BEMVINDO10`. */
export function couponCode(text: string): string {
  return fold(text).replaceAll(/\s/gu, '').toUpperCase()
}

/** A code as somebody types it where they pay: whatever it is, it is looked up. */
export const askedCodeSchema = z
  .string('Digite o código do cupom.')
  .check(
    z.overwrite(couponCode),
    z.minLength(1, 'Digite o código do cupom.'),
    z.maxLength(40, 'Esse código é longo demais.'),
  )

/** The body of `PUT /bookings/{id}/coupon`. */
export const couponRequestSchema = z.object({ code: askedCodeSchema })
