import type { Database } from '../store/database.ts'
import type { TabRecord, UserRecord } from '../store/records.ts'

/** Returns the tabs of others whose receipts were sent to a user, for as long as they are paid. */
export function receivedTabs(db: Database, user: UserRecord): TabRecord[] {
  return db.sentReceipts
    .by('userId', user.id)
    .flatMap(({ tabId }) => db.tabs.find(tabId) ?? [])
    .filter(({ status, athleteId }) => status === 'paid' && athleteId !== user.id)
    .map(withoutOwner)
}

/** Returns a tab as others may see it: without the phone, the account and the booking of whose it is. */
export function withoutOwner(tab: TabRecord): TabRecord {
  return { ...tab, athleteId: null, customerPhone: null, bookingId: null }
}

/** Returns the tabs that an athlete sees: their own, and those whose receipts they have. */
export function seenTabs(db: Database, user: UserRecord): readonly TabRecord[] {
  const own = db.tabs.by('athleteId', user.id)
  const received = receivedTabs(db, user)
  return received.length === 0 ? own : [...own, ...received]
}
