import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'

/** Returns the slug of a name: `arena-beira-mar`, with a number when it is taken. */
export function newSlug(db: Database, name: string): string {
  const plain = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const wished = plain === '' ? 'arena' : plain
  for (let count = 1; ; count++) {
    const slug = count === 1 ? wished : `${wished}-${count}`
    if (db.companies.by('slug', slug).length === 0) return slug
  }
}
