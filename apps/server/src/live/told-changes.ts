import type { Change, ChangeKind } from '@campo-livre/contract/live/change.ts'
import type {
  BookingRecord,
  CompanyRecord,
  NotificationRecord,
  RachaRecord,
  SeriesRecord,
  SplitRecord,
  TabRecord,
  TableName,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'

/** A message to those who follow a topic; `end` where they may no longer be told what they were. */
export type Told = { readonly topic: string; readonly change: Change | 'end' }

/** The topics that a stream can follow. */
export const topicOf = {
  user: (id: string) => `user ${id}`,
  company: (id: string) => `company ${id}`,
  session: (id: string) => `session ${id}`,
  row: (table: TableName, id: string) => `${table} ${id}`,
}

type Teller = (row: Row, before: Row | null) => readonly Told[]

const to = (topic: string, kind: ChangeKind, id?: string): Told => ({
  topic,
  change: id === undefined ? { kind } : { kind, id },
})
const toUser = (user: string | null | undefined, kind: ChangeKind, id?: string): Told[] =>
  user ? [to(topicOf.user(user), kind, id)] : []
const toCompany = (company: string, kind: ChangeKind): Told => to(topicOf.company(company), kind, company)
const end = (topic: string): Told => ({ topic, change: 'end' })

const atCounter: Teller = (row) => [toCompany((row as { companyId: string } & Row).companyId, 'counter')]
const inCalendar: Teller = (row) => [toCompany((row as { companyId: string } & Row).companyId, 'calendar')]

/** The messages about a row of each table that was made, changed or removed. */
const tellers: Partial<Record<TableName, Teller>> = {
  notifications: (row) => toUser((row as NotificationRecord).userId, 'bell'),
  products: atCounter,
  stockMovements: atCounter,
  tills: atCounter,
  tabs: (row) => {
    const { id, companyId, athleteId } = row as TabRecord
    return [toCompany(companyId, 'counter'), ...toUser(athleteId, 'payment', id)]
  },
  bookings: (row) => {
    const { id, companyId, athleteId } = row as BookingRecord
    return [toCompany(companyId, 'calendar'), ...toUser(athleteId, 'payment', id)]
  },
  series: (row) => {
    const { id, companyId, athleteId } = row as SeriesRecord
    return [toCompany(companyId, 'calendar'), ...toUser(athleteId, 'payment', id)]
  },
  closures: inCalendar,
  fields: inCalendar,
  deals: inCalendar,
  rachas: (row) => {
    const { id, organizerId, participants } = row as RachaRecord
    const users = new Set([organizerId, ...participants.map(({ userId }) => userId)])
    return [
      to(topicOf.row('rachas', id), 'racha', id),
      ...[...users].flatMap((user) => toUser(user, 'racha', id)),
    ]
  },
  splits: (row) => {
    const { id, organizerId, people } = row as SplitRecord
    const users = new Set([organizerId, ...people.map(({ userId }) => userId)])
    return [
      to(topicOf.row('splits', id), 'bill', id),
      ...[...users].flatMap((user) => toUser(user, 'bill', id)),
    ]
  },
  // Whoever has a new arena follows it from their next stream on.
  companies: (row, before) => {
    const { ownerId } = row as CompanyRecord
    return before === null && ownerId !== null ? [end(topicOf.user(ownerId))] : []
  },
  users: (row) => ((row as UserRecord).blocked ? [end(topicOf.user(row.id))] : []),
}

/** Returns what is told of changes, each once: of a row as it was and as it is, since both may be somebody's. */
export function toldBy(changes: readonly RowChange[]): readonly Told[] {
  const found = new Map<string, Told>()
  for (const { table, id, before, after } of changes) {
    const teller = tellers[table as TableName]
    // A session that is over has its streams end.
    const ended = table === 'sessions' && after === null ? [end(topicOf.session(id))] : []
    const told = teller ? [before, after].flatMap((row) => (row ? teller(row, before) : [])) : []
    for (const each of [...ended, ...told]) found.set(JSON.stringify(each), each)
  }
  return [...found.values()]
}
