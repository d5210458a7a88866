import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { sendNotices } from '@campo-livre/backend/notifications/notify.ts'
import type { SqlRow } from '../store/sql.ts'
import { transact } from '../store/transact.ts'
import type { PixWork } from './pix-work.ts'

const AT_ONCE = 10
/** The seconds for which a refund that a process works on is its own, and after which a bank is asked again. */
const HOLD_SECONDS = 120
const MOST_SECONDS = 3600
/** A bank that has not returned it for so many tries, about a day, will not. */
const MOST_TRIES = 30

/** Asks banks for the refunds that are due, each by one process. */
export async function workOnRefunds(work: PixWork): Promise<void> {
  const { world, log, metrics } = work
  const now = world.clock.now()
  const due = await world.sql.ask(
    `update pix_refunds set tries = tries + 1, next_at = $2 where id in (
      select id from pix_refunds where status = 'waiting' and next_at <= $1
      order by next_at limit ${AT_ONCE} for update skip locked
    ) returning *`,
    [now, after(now, HOLD_SECONDS)],
  )
  await Promise.all(
    due.map((refund) =>
      giveBack(work, refund).catch(async (error: unknown) => {
        metrics.pix('refund later')
        log.warn(
          { refund: refund.id, reason: error instanceof Error ? error.message : '' },
          'the bank failed',
        )
        await later(work, refund)
      }),
    ),
  )
}

async function giveBack(work: PixWork, refund: SqlRow): Promise<void> {
  const { world, pix, metrics } = work
  // The transfer that has paid it, whichever of its two codes it was made by.
  const [transfer] = await world.sql.ask(
    `select end_to_end_id from pix_received join pix_charges
      on pix_received.txid in (pix_charges.txid, pix_charges.code_txid)
    where outcome = 'paid' and payment_id = $1 and table_name = $2 and row_id = $3`,
    [refund.payment_id, refund.table_name, refund.row_id],
  )
  const result = transfer
    ? await pix.giveBack({
        endToEndId: String(transfer.end_to_end_id),
        id: String(refund.id),
        amountCents: Number(refund.amount_cents),
      })
    : 'refused'
  if (result === 'waiting' && Number(refund.tries) < MOST_TRIES) return later(work, refund)
  if (result !== 'done') await tellArena(work, refund)
  metrics.pix(result === 'done' ? 'refunded' : 'not refunded')
  await world.sql.ask('update pix_refunds set status = $2 where id = $1', [
    refund.id,
    result === 'done' ? 'done' : 'told',
  ])
}

async function later({ world: { sql, clock } }: PixWork, { id, tries }: SqlRow): Promise<void> {
  const seconds = Math.min(30 * 2 ** Number(tries), MOST_SECONDS)
  await sql.ask('update pix_refunds set next_at = $2 where id = $1', [id, after(clock.now(), seconds)])
}

/** Tells the arena, and the admins, that money has to be given back by hand. */
async function tellArena({ world }: PixWork, refund: SqlRow): Promise<void> {
  const { sql, clock, startedAt } = world
  await transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
    const booking = db.bookings.find(String(refund.row_id))
    const owner = booking && db.companies.find(booking.companyId)?.ownerId
    const message = `O banco não devolveu ${formatCents(Number(refund.amount_cents))} da reserva ${booking?.code ?? ''}. Devolva a quem pagou.`
    const people = [
      ...db.users.by('role', 'admin').map(({ id }) => ({ userId: id, actionUrl: '/pages/crud' })),
      ...(owner ? [{ userId: owner, actionUrl: '/company/bookings' }] : []),
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

const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()
