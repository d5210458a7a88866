import * as z from 'zod/mini'

/**
 * The reasons of refusals, for programs: the sentence beside a code is for people and may change. A code means the same
 * in every call, and at least one call answers with it.
 */
export const refusalCodeSchema = z.enum([
  // Any call
  /** Nobody is signed in, or no longer. */
  'unauthenticated',
  /** Signed in with a profile that may not do this. */
  'forbidden',
  /** An admin looks at the app as somebody, which changes nothing. */
  'read_only',
  /** Not found, or not the caller's: the answer does not tell which. */
  'not_found',
  /** The body or a parameter is invalid; `errors` says at which fields. */
  'invalid',
  /** Somebody has changed it since it was read. */
  'stale',
  /** The present status does not allow the new one; `data` is the thing as it is now. */
  'invalid_transition',
  /** The request conflicts with the current state, in a way that has no code of its own. */
  'conflict',
  /** The `Idempotency-Key` was used before with another request. */
  'idempotency_key_reused',
  /** Too many wrong passwords or codes. */
  'too_many_attempts',
  /** Too many requests, whatever they ask for. */
  'too_many_requests',
  /** The last mail is less than a minute old. */
  'too_soon',
  /** The server failed unexpectedly. */
  'server_error',
  /** Out of order for a while, as during maintenance. */
  'unavailable',

  // Accounts
  /** E-mail and password do not match. */
  'wrong_credentials',
  /** The password is right, and the e-mail not confirmed yet. */
  'email_unverified',
  /** The password is right, and the account blocked. */
  'account_blocked',
  /** Not the password of the person who is signed in. */
  'wrong_password',
  /** Not the code that was sent, or a code that has been invalidated since. */
  'code_wrong',
  /** The code has been used before. */
  'code_used',
  /** The code is too old. */
  'code_expired',
  /** The e-mail is confirmed already and needs no code. */
  'email_already_verified',
  /** Another account has taken the e-mail in the meantime. */
  'email_taken',
  /** The link for a new password is wrong, used or too old. */
  'link_invalid',
  /** An obstacle prevents the deletion of the account, such as an upcoming booking or an open tab. */
  'deletion_blocked',
  /** The owner of the arena has deleted their account. */
  'owner_deleted',

  // Bookings
  /** The field takes no bookings. */
  'field_inactive',
  /** Outside opening hours, or no whole slots. */
  'slot_closed',
  /** The time has begun already. */
  'slot_past',
  /** The arena keeps the field closed then. */
  'slot_blocked',
  /** The time begins sooner than the field can be booked. */
  'slot_too_soon',
  /** Further ahead than the field can be booked. */
  'slot_beyond_horizon',
  /** Somebody has booked the time. */
  'slot_taken',
  /** Somebody holds the time and has not paid yet. */
  'slot_held',
  /** The time is the person's own already. */
  'slot_own',
  /** Fewer slots than the field is booked for. */
  'booking_too_short',
  /** More slots than the field is booked for. */
  'booking_too_long',
  /** It would leave a gap that nobody else can book. */
  'leaves_gap',
  /** The time to pay has run out. */
  'hold_expired',
  /** The booking has been cancelled. */
  'booking_cancelled',
  /** The booking is already confirmed and cannot be paid again. */
  'booking_confirmed',
  /** The booking has begun and cannot be cancelled any more. */
  'booking_started',
  /** The arena does not accept this method of payment. */
  'payment_method_refused',
  /** The bank does not take the card. */
  'card_declined',

  // Rachas
  /** The game has ages, and that of the person is not known: their birth, or the word of a guest. */
  'age_needed',

  // Tabs
  /** The tab is closed, paid or cancelled, and takes no such change. */
  'tab_closed',
  /** A Pix code of the tab waits to be paid; it has to be withdrawn first. */
  'tab_pix_pending',
  /** Something on the tab is paid; that payment has to be voided first. */
  'tab_paid_in_part',
  /** More money than is left to pay. */
  'amount_over_due',
  /** These pieces are paid, as they were chosen when the bill was split. */
  'item_paid',
  /** More pieces than the line has open: some were given back or given away. */
  'quantity_over_open',
  /** The product is paused or archived. */
  'product_not_sold',
  /** A booking is on one tab at most, and a tab has one booking at most. */
  'booking_on_tab',

  // Taking back a command, an import or a movement
  /** It has been taken back before. */
  'already_undone',
  /** It cannot be taken back any more, or never could. */
  'not_undoable',

  // Tills
  /** The company has an open till. */
  'till_open',
  /** The till is closed. */
  'till_closed',
  /** The difference of the last till still needs a reason. */
  'till_unexplained',
  /** More cash is to leave the drawer of the open till than lies in it. */
  'drawer_short',

  // Stock
  /** Fewer pieces in stock than are to leave it. */
  'stock_out',
])

export type RefusalCode = z.infer<typeof refusalCodeSchema>
