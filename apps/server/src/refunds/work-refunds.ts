import { paymentsAtArena } from '@campo-livre/backend/splits/arena-account.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { sendNotices } from '@campo-livre/backend/notifications/notify.ts'
import type { Logger } from 'pino'
import type { World } from '../http/answer-call.ts'
import type { SqlRow } from '../store/sql.ts'
import { secondsAfter, takeDue } from '../store/take-due.ts'
import { transact } from '../store/transact.ts'

/** The seconds for which a refund that a process works on is its own, and after which a bank is asked again. */
const HOLD_SECONDS = 120
const MOST_SECONDS = 3600
/** A bank that has not returned it for so many tries, about a day, will not. */
const MOST_TRIES = 30

/** The refunds of one method, and the bank that is asked for them. */
export type RefundWork = {
  world: World
  log: Logger
  table: 'pix_refunds' | 'card_refunds'
  /** Asks the bank for one; it is one refund however often it is asked. */
  giveBack: (refund: SqlRow) => Promise<'waiting' | 'done' | 'refused'>
  /** Notes how one has ended, or that the bank has to be asked again. */
  note: (result: string) => void
}

/** Asks banks for the refunds that are due, each by one process. */
export async function workOnRefunds(work: RefundWork): Promise<void> {
  const { world, log, table, note } = work
  const now = world.clock.now()
  const refunds = { table, key: 'id', states: ['waiting'], holdSeconds: HOLD_SECONDS } as const
  const due = await takeDue(world.sql, refunds, now)
  await Promise.all(
    due.map((refund) =>
      giveBack(work, refund).catch(async (error: unknown) => {
        note('refund later')
        log.warn(
          { refund: refund.id, reason: error instanceof Error ? error.message : '' },
          'the bank failed',
        )
        await later(work, refund)
      }),
    ),
  )
}

async function giveBack(work: RefundWork, refund: SqlRow): Promise<void> {
  const result = await work.giveBack(refund)
  if (result === 'waiting' && Number(refund.tries) < MOST_TRIES) return later(work, refund)
  if (result !== 'done') await tellArena(work, refund)
  work.note(result === 'done' ? 'refunded' : 'not refunded')
  await work.world.sql.ask(`update ${work.table} set status = $2 where id = $1`, [
    refund.id,
    result === 'done' ? 'done' : 'told',
  ])
}

async function later({ world: { sql, clock }, table }: RefundWork, { id, tries }: SqlRow): Promise<void> {
  const seconds = Math.min(30 * 2 ** Number(tries), MOST_SECONDS)
  await sql.ask(`update ${table} set next_at = $2 where id = $1`, [id, secondsAfter(clock.now(), seconds)])
}

/** Tells the arena, and the admins, that money has to be given back by hand. */
async function tellArena({ world }: RefundWork, refund: SqlRow): Promise<void> {
  const { sql, clock, startedAt } = world
  await transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
    const { whose, companyId, actionUrl } = paidBy(db, refund)
    const owner = companyId && db.companies.find(companyId)?.ownerId
    const message = `O banco não devolveu ${formatCents(Number(refund.amount_cents))}${whose}. Devolva a quem pagou.`
    const people = [
      ...db.users.by('role', 'admin').map(({ id }) => ({ userId: id, actionUrl: '/pages/crud' })),
      ...(owner ? [{ userId: owner, actionUrl }] : []),
    ]
    await sendNotices(
      db,
      people.map((person): Notice => ({
        ...person,
        kind: null,
        type: 'warning',
        message,
        actionText: 'Abrir',
      })),
    )
  })
}

type Paid = { whose: string; companyId: string | undefined; actionUrl: string }

/** Returns what was paid, as a person may read it, with its arena and where this finds it. */
function paidBy(db: Database, { table_name: table, row_id: row, payment_id: paymentId }: SqlRow): Paid {
  const id = String(row)
  const unknown = { whose: '', companyId: undefined, actionUrl: '/company/bookings' }
  if (table === 'bookings') {
    const booking = db.bookings.find(id)
    return booking
      ? { ...unknown, whose: ` da reserva ${booking.code}`, companyId: booking.companyId }
      : unknown
  }
  if (table === 'tabs') {
    const tab = db.tabs.find(id)
    if (!tab) return unknown
    return {
      whose: ` da comanda ${tab.code}`,
      companyId: tab.companyId,
      actionUrl: `/company/tabs?comanda=${id}`,
    }
  }
  if (table === 'series') {
    const series = db.series.find(id)
    if (!series) return unknown
    const { customerName, companyId } = series
    return { whose: ` do horário fixo de ${customerName}`, companyId, actionUrl: `/company/series/${id}` }
  }
  const split = table === 'splits' ? db.splits.find(id) : undefined
  if (!split) return unknown
  // A bill is its organizer's; its money comes to the arena of what it divides, which knows that by its code.
  const { origin } = split
  const booking = origin.kind === 'racha' ? db.rachas.find(origin.id)?.bookingId : null
  const first =
    origin.kind === 'racha'
      ? { kind: 'booking' as const, id: booking ?? '' }
      : { kind: origin.kind, id: origin.id }
  // A booking that was cancelled is on its bill no more.
  const sources = [...split.items.flatMap(({ source }) => source ?? []), first]
  const takenBack = sources.find((source) =>
    paymentsAtArena(db, source).some(
      ({ share, voided }) => share?.paymentId === paymentId && voided !== null,
    ),
  )
  const [paid] = [takenBack, ...sources].flatMap((source) => {
    const each = source && paidBy(db, { table_name: tables[source.kind], row_id: source.id })
    return each?.companyId === undefined ? [] : [each]
  })
  return { ...(paid ?? unknown), whose: ` da conta dividida ${split.code}${paid?.whose ?? ''}` }
}

const tables = { booking: 'bookings', tab: 'tabs' } as const
