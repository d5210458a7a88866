import { payBookingPix } from '@campo-livre/backend/bookings/pay-pix.ts'
import { notFound, Refused } from '@campo-livre/backend/http/refused.ts'
import { sendNotices } from '@campo-livre/backend/notifications/notify.ts'
import { type PaidRef, stepOnBill } from '@campo-livre/backend/payments/step-on-bill.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import { newId } from '@campo-livre/backend/store/ids.ts'
import type { SeriesRecord, TableName } from '@campo-livre/backend/store/records.ts'
import type { Row, Table } from '@campo-livre/backend/store/table.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import type { World } from '../http/answer-call.ts'
import type { SqlRow } from '../store/sql.ts'
import { transact } from '../store/transact.ts'
import type { ReceivedPix } from './pix.ts'

/** The end of a transfer: it has paid what it was for, or people were told why not. */
export type Outcome = 'paid' | 'amount' | 'again' | 'refused' | 'unknown'

/** The seconds after which another process settles what one has begun and not ended. */
const HOLD_SECONDS = 60

const later = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

/** Notes transfers, each once, whatever tells of them and how often. */
export async function noteReceived({ sql, clock }: World, received: readonly ReceivedPix[]): Promise<void> {
  for (const { endToEndId, txid, amountCents, paidAt } of received)
    await sql.ask(
      `insert into pix_received (end_to_end_id, txid, amount_cents, paid_at, next_at)
      values ($1, $2, $3, $4, $5) on conflict (end_to_end_id) do nothing`,
      [endToEndId, txid, amountCents, paidAt, clock.now()],
    )
}

/** Settles the transfers that are noted and due: each pays what it is for, or people are told; returns how each ended. */
export async function settleReceived(world: World): Promise<Outcome[]> {
  const { sql, clock } = world
  const outcomes: Outcome[] = []
  for (;;) {
    const now = clock.now()
    const [received] = await sql.ask(
      `update pix_received set next_at = $2 where end_to_end_id = (
        select end_to_end_id from pix_received where outcome is null and next_at <= $1
        order by paid_at limit 1 for update skip locked
      ) returning *`,
      [now, later(now, HOLD_SECONDS)],
    )
    if (!received) return outcomes
    const outcome = await settle(world, received)
    await sql.ask('update pix_received set outcome = $2 where end_to_end_id = $1', [
      received.end_to_end_id,
      outcome,
    ])
    outcomes.push(outcome)
  }
}

async function settle(
  world: World,
  { end_to_end_id: id, txid, amount_cents: got }: SqlRow,
): Promise<Outcome> {
  const { sql } = world
  // A code that was copied before the bank had made its own has a txid of its own.
  const [charge] = await sql.ask(
    `select * from pix_charges where txid = $1 or code_txid = $1
    order by (amount_cents = $2) desc, created_at desc limit 1`,
    [txid ?? '', got],
  )
  const told = (outcome: Outcome) =>
    tell(world, charge ?? null, { outcome, id: String(id), cents: Number(got) })
  if (!charge) return told('unknown')
  const [other] = await sql.ask(
    "select 1 from pix_received where outcome = 'paid' and txid in ($1, $2) and end_to_end_id <> $3",
    [charge.txid, charge.code_txid, id],
  )
  if (other) return told('again')
  if (charge.amount_cents !== got) return told('amount')
  try {
    await inDatabase(world, (db) => pay(db, charge))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return told('refused')
  }
  await sql.ask("update pix_charges set status = 'paid' where txid = $1", [charge.txid])
  return 'paid'
}

/** Pays what a charge is for; what it has paid already, before a process ended, stays paid. */
async function pay(db: Database, charge: SqlRow): Promise<void> {
  const now = db.clock.now()
  const paymentId = String(charge.payment_id)
  const row = rowOf(db, charge)
  if (!row) throw notFound()
  if (isPaid(row, paymentId)) return
  const booking = charge.table_name === 'bookings' ? db.bookings.find(row.id) : undefined
  if (booking?.payment?.id === paymentId) {
    await payBookingPix(db, now, booking)
    return
  }
  const step = { type: 'pix_paid' as const, id: newId('cmd'), paymentId }
  const bill = billOf(charge.table_name as TableName, row, paymentId)
  if (bill) await stepOnBill(db, { now, userId: null }, bill, step)
  // A bill passes over a code that was withdrawn.
  if (!isPaid(rowOf(db, charge), paymentId)) throw notFound()
}

/** Returns the bill in a row that a payment is of; null for a row of another kind. */
function billOf(table: TableName, { id, ...row }: Row, paymentId: string): PaidRef | null {
  if (table === 'tabs') return { of: 'tab', id }
  if (table === 'bookings') return { of: 'booking', id }
  if (table === 'splits') return { of: 'share', id, personId: null }
  const { accounts = [] } = row as Partial<Pick<SeriesRecord, 'accounts'>>
  const account = accounts.find(({ pendingPix }) => pendingPix.some((each) => each.id === paymentId))
  return account ? { of: 'series', id, month: account.month } : null
}

function rowOf(db: Database, charge: SqlRow): Row | undefined {
  return (db[charge.table_name as TableName] as unknown as Table<Row>).find(String(charge.row_id))
}

/** Returns whether a payment stands somewhere in a row, and waits no more. */
function isPaid(value: unknown, paymentId: string, waiting = false): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, status } = value as { id?: unknown; status?: unknown }
  if (id === paymentId) return !waiting && (status === undefined || status === 'paid')
  return Object.entries(value).some(([key, part]) => isPaid(part, paymentId, waiting || key === 'pendingPix'))
}

type Told = { outcome: Outcome; id: string; cents: number }

/** Tells admins, and the arena whose money it is, of a transfer that has paid nothing. */
async function tell(world: World, charge: SqlRow | null, { outcome, cents }: Told): Promise<Outcome> {
  const asked = charge ? Number(charge.amount_cents) : 0
  const got = formatCents(cents)
  const sentences: Partial<Record<Outcome, string>> = {
    unknown: `Chegou um Pix de ${got} sem cobrança nossa. Confira no banco de quem é.`,
    again: `Chegou outro Pix de ${got} para o que já estava pago. Devolva a quem pagou.`,
    amount: `Chegou um Pix de ${got} para uma cobrança de ${formatCents(asked)}. Confira e combine com quem pagou.`,
    refused: `Chegou um Pix de ${got} para o que não espera mais pagamento. Devolva ou combine com quem pagou.`,
  }
  await inDatabase(world, async (db) => {
    const admins = db.users.by('role', 'admin').map(({ id }) => ({ userId: id, actionUrl: '/pages/crud' }))
    const owner = charge ? ownerOf(db, charge) : null
    const people = [...admins, ...(owner === null ? [] : [{ userId: owner, actionUrl: '/company' }])]
    const notices = people.map(({ userId, actionUrl }): Notice => ({
      userId,
      kind: null,
      type: 'warning',
      message: sentences[outcome] ?? '',
      actionText: 'Abrir',
      actionUrl,
    }))
    await sendNotices(db, notices)
  })
  return outcome
}

function ownerOf(db: Database, charge: SqlRow): string | null {
  const row = rowOf(db, charge) as { companyId?: string; fieldId?: string } | undefined
  const companyId = row?.companyId ?? db.fields.find(row?.fieldId ?? '')?.companyId
  return db.companies.find(companyId ?? '')?.ownerId ?? null
}

async function inDatabase(world: World, task: (db: Database) => Promise<unknown>): Promise<void> {
  const { sql, clock, startedAt } = world
  await transact({ sql, clock, startedAt, isolation: 'serializable' }, task)
}
