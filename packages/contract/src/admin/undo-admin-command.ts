import { adminAnswerSchema, adminUndoSchema } from '@campo-livre/domain/admin/admin-command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const undoAdminCommandCall = {
  method: 'POST',
  path: '/admin/commands/{id}/undo',
  output: adminAnswerSchema,
} as const satisfies DeclaredCall

export const undoAdminCommandSpec = describeCall(undoAdminCommandCall, () => ({
  who: ['admin'],
  body: adminUndoSchema,
  extension: true,
  summary:
    'Takes a change back, or some of its fields, within 24 hours: by the id of the command, or of an entry of the history. A compensating write under the same rules.',
  refusals: {
    not_found: 'There is no such change.',
    stale: 'Somebody has changed the row since. `data`: the row as it is now.',
    already_undone: 'It was taken back before.',
    not_undoable: 'It is too long ago, or cannot be taken back in this way.',
    invalid: 'A value from before that is not valid any more: at its field.',
    invalid_transition: 'The status does not allow it any more.',
    slot_closed: 'The time is outside of the opening hours.',
    slot_past: 'The time has begun already.',
    slot_blocked: 'The arena keeps the field closed then.',
    slot_taken: 'Somebody has booked the time.',
    slot_held: 'Somebody holds the time.',
    field_inactive: 'The field takes no bookings.',
    booking_cancelled: 'The booking has been cancelled.',
    booking_started: 'The booking has begun.',
    tab_closed: 'The tab takes no such change.',
    tab_pix_pending: 'A Pix code of the tab waits to be paid.',
    tab_paid_in_part: 'Something on the tab is paid.',
    booking_on_tab: 'It is paid on its tab.',
    stock_out: 'Fewer pieces are in stock than would leave it.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    conflict: 'A rule of the domain stands against it by now.',
  },
}))
