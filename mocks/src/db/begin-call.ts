import type { Call } from '@campo-livre/backend/http/call.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { beginUnit, directly, type UnitOfWork } from '@campo-livre/backend/store/unit-of-work.ts'
import type { ControlCall } from '../control/control.ts'
import type { MemoryDatabase } from './database.ts'

/** Begins the writes of a call: they are stored together, as one step that can be undone. */
export function beginCall(
  db: MemoryDatabase,
  call: Call<MemoryDatabase> | ControlCall,
): UnitOfWork<MemoryDatabase> {
  const at = db.clock.now()
  db.history.begin()
  const unit = 'direct' in call && call.direct ? directly(db) : beginUnit(db)
  return {
    db: unit.db,
    get changes() {
      return unit.changes
    },
    store: async (only) => {
      await unit.store(only)
      if (call.undoable) db.history.end(callName(call), at)
    },
  }
}
