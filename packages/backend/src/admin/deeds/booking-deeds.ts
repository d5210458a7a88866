import { refuseNaming } from '@campo-livre/domain/admin/operations.ts'
import type { BookingCommand } from '@campo-livre/domain/bookings/commands/command.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { requireNoRefusal } from '../../store/apply-outcome.ts'
import { applyBookingCommand } from '../../bookings/apply-booking-command.ts'
import { actingFor, type DeedContext, type Deeds, found } from '../deed.ts'

/** The deeds of an admin with a booking: by the commands of its arena, so that no two ever overlap (rule 1). */
export const bookingDeeds: Deeds = {
  change: async (context, id, { customerName, start }) => {
    const { db } = context
    const booking = found(db.bookings.find(id))
    if (typeof customerName === 'string' && customerName !== booking.customerName) {
      requireNoRefusal(refuseNaming(booking))
      await db.bookings.update(id, { customerName })
    }
    if (typeof start !== 'string' || Date.parse(start) === Date.parse(booking.start)) return
    const minutes = toMinutes(booking.end) - toMinutes(booking.start)
    const end = toInstant(toMinutes(start) + minutes)
    const place = { fieldId: booking.fieldId, start, end }
    await giveBooking(context, {
      type: 'move',
      id: context.commandId,
      bookingId: id,
      ...place,
      price: 'keep',
    })
  },
  acts: {
    cancel: (context, id, reason) =>
      giveBooking(context, { type: 'cancel', id: context.commandId, bookingId: id, reason }),
    no_show: (context, id) => giveBooking(context, { type: 'no_show', id: context.commandId, bookingId: id }),
  },
}

/** Carries out a command of the arena that a booking is at. */
export async function giveBooking(
  context: DeedContext,
  command: BookingCommand & { bookingId: string },
): Promise<void> {
  const { companyId } = found(context.db.bookings.find(command.bookingId))
  await applyBookingCommand(context.db, actingFor(context, companyId), command)
}
