import { adminAnswerSchema, adminCommandSchema } from '@campo-livre/domain/admin/admin-command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendAdminCommandCall = {
  method: 'POST',
  path: '/admin/commands',
  output: adminAnswerSchema,
} as const satisfies DeclaredCall

export const sendAdminCommandSpec = describeCall(sendAdminCommandCall, () => ({
  who: ['admin'],
  body: adminCommandSchema,
  extension: true,
  summary:
    'Creates, changes or removes one row of any kind, or does with it what its kind knows, by the rules of the domain; written at once, and taken back by `POST /admin/commands/{id}/undo`.',
  refusals: {
    not_found: 'There is no such row.',
    stale: 'Somebody has changed it since it was read. `data`: the row as it is now.',
    invalid: 'A value that its schema refuses: at its field. Or a kind without such a deed.',
    invalid_transition: 'Its status does not allow it. `data`: the row as it is now.',
    conflict: 'A rule of the domain stands against it.',
    deletion_blocked: 'Other rows stand in the way of its removal.',
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
    already_undone: 'It was taken back before.',
    not_undoable: 'It cannot be taken back.',
    idempotency_key_reused: 'The id was used for another command.',
  },
}))
