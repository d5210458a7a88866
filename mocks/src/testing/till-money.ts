import type { Database } from '@campo-livre/backend/store/database.ts'
import { tillEntriesOf } from '@campo-livre/backend/tills/till-entries.ts'
import type { TillEntry } from '@campo-livre/domain/tills/till-entries.ts'

/** Returns the money that a till of the Arena Paulista would count that was open since October. */
export const tillMoney = (db: Database): readonly TillEntry[] =>
  tillEntriesOf(db, { companyId: 'paulista', openedAt: '2026-10-01T00:00:00.000Z', closedAt: null })
