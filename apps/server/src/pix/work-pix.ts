import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Row, Table } from '@campo-livre/backend/store/table.ts'
import type { World } from '../http/answer-call.ts'
import { repeat, type Repeated } from '../repeat.ts'
import type { SqlRow } from '../store/sql.ts'
import { type DueRows, secondsAfter, takeDue } from '../store/take-due.ts'
import { transact } from '../store/transact.ts'
import type { RefundState } from './pix.ts'
import type { PixWork } from './pix-work.ts'
import { noteReceived, settleReceived } from './settle.ts'
import { workOnRefunds } from '../refunds/work-refunds.ts'

const EVERY_MS = 1000
/** The seconds for which a charge that a process works on is its own. */
const HOLD_SECONDS = 120
const charges: DueRows = {
  table: 'pix_charges',
  key: 'txid',
  states: ['waiting', 'registered'],
  holdSeconds: HOLD_SECONDS,
}
/** The seconds after which a bank that told nothing is asked; then twice as long each time, up to an hour. */
const ASK_AFTER = 30
const MOST_SECONDS = 3600
/** The seconds after its end for which money may still come for a charge. */
const GRACE_SECONDS = 15 * 60

/** Tells the bank of new charges, asks it about those it has told nothing of, and settles what has come, until it is stopped. */
export function startPix(work: PixWork): Repeated {
  return repeat(
    EVERY_MS,
    () => workOnPix(work),
    (error) => work.log.error({ err: error }, 'pix failed'),
  )
}

/** Does all of that which is due now. */
export async function workOnPix(work: PixWork): Promise<void> {
  const { world, log, metrics } = work
  const { sql, clock } = world
  const now = clock.now()
  const due = await takeDue(sql, charges, now)
  await Promise.all(
    due.map((charge) =>
      workOn(work, charge, now).catch((error: unknown) => {
        metrics.pix('later')
        log.warn({ pix: charge.txid, reason: error instanceof Error ? error.message : '' }, 'the bank failed')
        return schedule(work, charge, Math.min(ASK_AFTER * 2 ** Number(charge.tries), MOST_SECONDS))
      }),
    ),
  )
  const giveBack = (refund: SqlRow) => askForRefund(work, refund)
  const note = (result: string) => metrics.pix(result)
  await workOnRefunds({ world, log, table: 'pix_refunds', giveBack, note })
  for (const outcome of await settleReceived(world)) {
    metrics.pix(outcome)
    log.info({ pix: outcome }, 'received')
  }
}

async function workOn(work: PixWork, charge: SqlRow, now: string): Promise<void> {
  const { world, pix, key } = work
  const { sql } = world
  const txid = String(charge.txid)
  const end = Date.parse(String(charge.expires_at))
  const seconds = Math.floor((end - Date.parse(now)) / 1000)
  if (charge.status === 'waiting') {
    if (seconds <= 0) {
      await sql.ask("update pix_charges set status = 'over' where txid = $1", [txid])
      return
    }
    const amountCents = Number(charge.amount_cents)
    const code = await pix.charge({ txid, amountCents, key: key ?? String(charge.key), seconds })
    await showCode(world, charge, code)
    await sql.ask("update pix_charges set status = 'registered', tries = 0, next_at = $2 where txid = $1", [
      txid,
      secondsAfter(now, ASK_AFTER),
    ])
    return
  }
  await noteReceived(world, await pix.look(txid))
  if (seconds < -GRACE_SECONDS)
    await sql.ask("update pix_charges set status = 'over' where txid = $1 and status = 'registered'", [txid])
  else await schedule(work, charge, Math.min(ASK_AFTER * 2 ** Number(charge.tries), MOST_SECONDS))
}

async function askForRefund({ world, pix }: PixWork, refund: SqlRow): Promise<RefundState> {
  // The transfer that has paid it, whichever of its two codes it was made by. What one pays stands before its end does.
  const [transfer] = await world.sql.ask(
    `select end_to_end_id, outcome from pix_received join pix_charges
      on pix_received.txid in (pix_charges.txid, pix_charges.code_txid)
    where (outcome = 'paid' or outcome is null) and payment_id = $1 and table_name = $2 and row_id = $3
    order by outcome is null limit 1`,
    [refund.payment_id, refund.table_name, refund.row_id],
  )
  if (!transfer) return 'refused'
  if (transfer.outcome === null) return 'waiting'
  return pix.giveBack({
    endToEndId: String(transfer.end_to_end_id),
    id: String(refund.id),
    amountCents: Number(refund.amount_cents),
  })
}

async function schedule(
  { world: { sql, clock } }: PixWork,
  { txid }: SqlRow,
  seconds: number,
): Promise<void> {
  await sql.ask('update pix_charges set next_at = $2 where txid = $1', [
    txid,
    secondsAfter(clock.now(), seconds),
  ])
}

/** Puts the code of the bank in the place of the one that stood there, if it still waits. */
async function showCode({ sql, clock, startedAt }: World, charge: SqlRow, code: string): Promise<void> {
  await transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
    const table = db[charge.table_name as TableName] as unknown as Table<Row>
    const row = table.find(String(charge.row_id))
    if (row) await table.update(row.id, replaced(row, String(charge.code), code) as Row)
  })
}

/** Returns a value with parts in which one text stands for another. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((part) => replaced(part, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, from, to)]))
}
