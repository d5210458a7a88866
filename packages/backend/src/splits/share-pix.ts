import type { SplitPayment } from '@campo-livre/domain/splits/split.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { arenaOf } from './arena-of.ts'

/** The receiver of what is not an arena's: the platform, which passes it on to the organiser. */
const platform = {
  name: 'Campo Livre',
  pixKey: 'contas@campolivre.test',
  address: { city: 'Sao Paulo' },
}

/** Makes the BR Code of a share, by an id of its own: to the arena of the bill, or to the platform where it has none. */
export async function sharePix(
  db: Database,
  split: SplitRecord,
  { id, cents }: SplitPayment,
): Promise<string> {
  const receiver = arenaOf(db, split)
  const code = { id: id.replace('cota_', ''), code: split.code }
  return pixCodeOf(code, cents, receiver ?? platform)
}
