import { settlesAt } from '@campo-livre/domain/tills/settling.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import { sumTillsAgain } from './keep-till-sums.ts'

/** Sums a till up once more when it has been closed for a while (H3): a payment that began before it is stored by then. */
export const settleTills: Job = {
  name: 'settle-tills',
  next: (db) => earliest(db.tills.by('settling', 'due').map(settlesAt)),
  run: (db, now) => {
    const due = db.tills.by('settling', 'due').filter((till) => (settlesAt(till) ?? now) <= now)
    return sumTillsAgain(db, due.filter(isClosed), now)
  },
}
