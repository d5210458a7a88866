import { type Dialect, seedDialect } from '@campo-livre/backend/http/dialect.ts'
import type { MemoryDatabase } from '../db/database.ts'
import type { DialectName } from './dialect-name.ts'
import { parseRealRequest, refuseRealCall, formatRealAnswer } from './real/real.ts'

const dialects: Record<DialectName, Dialect> = {
  seed: seedDialect,
  real: {
    etags: false,
    refuse: refuseRealCall,
    parseRequest: parseRealRequest,
    formatAnswer: formatRealAnswer,
  },
}

/** Returns the dialect that a database is set to. */
export function dialectOf(db: MemoryDatabase): Dialect {
  return dialects[db.settings.dialect]
}
