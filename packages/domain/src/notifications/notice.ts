import type { NotificationKind } from './notification-kinds.ts'

/** A notification that is to be sent. */
export type Notice = {
  /** Null where there is nobody to tell: a walk-in, or a person who is gone. */
  userId: string | null
  /** Null for one about the account or a change by the other side, which cannot be muted. */
  kind: NotificationKind | null
  /** True for what the other side has ended or moved: it is mailed at once, whatever was chosen. */
  urgent?: boolean
  type: 'message' | 'success' | 'warning' | 'reminder'
  message: string
  actionText: string
  actionUrl: string
  /** The user who is named, if they have an account, and the message without the name. */
  about?: { userId: string | null; nameless: string }
  /** The booking that was moved, and the place that its athlete knew. */
  moved?: { bookingId: string; from: { fieldId: string; start: string; end: string; priceCents: number } }
  /** Present for news of which many are one notice while it is unread: their name, and what they are told as after their number. */
  group?: { name: string; many: string }
}
