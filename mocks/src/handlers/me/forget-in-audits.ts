import type { Audit } from '@campo-livre/domain/admin/audit.ts'
import type { Database } from '../../db/database.ts'
import type { UserRecord } from '../../db/records.ts'
import { NOBODY } from './nobody.ts'

/** The kinds whose rows are a person, or are called by one. */
const persons: readonly Audit['resource'][] = ['users', 'contacts', 'series', 'reviews', 'mails']

/** The values of other rows that are about a person, or may be in their words. */
const personal: readonly string[] = [
  'athleteId',
  'customerName',
  'customerPhone',
  'cancellation',
  'participants',
  'changes',
  'ownerId',
  'phone',
  'whatsapp',
  'pixKey',
  'cnpj',
]

/** Returns a function that removes a person from the audit (LGPD); to be made while rows still tell whose they are. */
export function audited(db: Database, { id, email }: UserRecord): () => Promise<void> {
  const isTheirs = (address: string) => address.toLowerCase() === email.toLowerCase()
  const rows = [
    { id },
    ...db.bookings.by('athleteId', id),
    ...db.tabs.by('athleteId', id),
    ...db.companies.by('ownerId', id),
    ...db.series.by('athleteId', id),
    ...db.reviews.where(({ authorId }) => authorId === id),
    ...db.interests.where((interest) => isTheirs(interest.email)),
    ...db.mails.where(({ to }) => isTheirs(to)),
    ...db.rachas.where(({ participants }) => participants.some(({ userId }) => userId === id)),
  ]
  return async () => {
    for (const row of rows)
      for (const entry of db.audits.by('rowId', row.id)) await db.audits.update(entry.id, nameless(entry))
  }
}

function nameless({ resource, name, changes, reason }: Audit): Partial<Audit> {
  const all = persons.includes(resource)
  return {
    name: all ? NOBODY : name,
    reason: all ? null : reason,
    changes: changes.map((change) =>
      all || personal.includes(change.field) ? { ...change, from: null, to: null } : change,
    ),
  }
}
