import type { CardBank } from '@campo-livre/backend/ports/bank.ts'
import { cardStands } from '@campo-livre/backend/payments/card-stands.ts'
import { decideCard } from '@campo-livre/backend/payments/decide-cards.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { CardRecord, TableName } from '@campo-livre/backend/store/records.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'
import type { Logger } from 'pino'
import type { World } from '../http/answer-call.ts'
import type { Metrics } from '../metrics.ts'
import { storeRefund } from '../refunds/new-refunds.ts'
import { workOnRefunds } from '../refunds/work-refunds.ts'
import { repeat, type Repeated } from '../repeat.ts'
import type { SqlRow } from '../store/sql.ts'
import { type DueRows, secondsAfter, takeDue } from '../store/take-due.ts'
import { transact } from '../store/transact.ts'
import { showWait } from './show-wait.ts'

/** All that the work on cards is done with. */
export type CardWork = { world: World; bank: CardBank; log: Logger; metrics: Metrics }

const EVERY_MS = 1000
/** The seconds for which a charge that a process works on is its own. */
const HOLD_SECONDS = 60
const charges: DueRows = {
  table: 'card_charges',
  key: 'id',
  states: ['waiting', 'asked'],
  holdSeconds: HOLD_SECONDS,
}
/** The seconds after which a bank that has not decided is asked, and then again: twice as long after every few tries, up to an hour. */
const ASK_AFTER = 2
const TRIES_ALIKE = 4
const MOST_SECONDS = 3600
/** A bank that has not decided for so many tries, about a day, does not. */
const MOST_TRIES = 64
/** The seconds before the end of a wait at which a bank is asked once more: what it has approved by then still counts. */
const BEFORE_END = 3

/** Asks the bank for the charges of cards, and settles what it has decided, until it is stopped. */
export function startCards(work: CardWork): Repeated {
  return repeat(
    EVERY_MS,
    () => workOnCards(work),
    (error) => work.log.error({ err: error }, 'cards failed'),
  )
}

/** Does all of that which is due now. */
export async function workOnCards(work: CardWork): Promise<void> {
  const { world, bank, log, metrics } = work
  const { sql, clock } = world
  const now = clock.now()
  const due = await takeDue(sql, charges, now)
  await Promise.all(
    due.map((charge) =>
      workOn(work, charge).catch((error: unknown) => {
        metrics.card('later')
        log.warn({ card: charge.id, reason: error instanceof Error ? error.message : '' }, 'the bank failed')
        return later(work, charge)
      }),
    ),
  )
  await workOnRefunds({
    world,
    log,
    table: 'card_refunds',
    giveBack: ({ payment_id: chargeId, id, amount_cents: cents }) =>
      bank.giveBack({ chargeId: String(chargeId), id: String(id), amountCents: Number(cents) }),
    note: (result) => metrics.card(result),
  })
}

async function workOn(work: CardWork, charge: SqlRow): Promise<void> {
  const { world, bank, metrics, log } = work
  const id = String(charge.id)
  // A bank that was asked may have charged, whatever was heard of it.
  const known = charge.status === 'asked' ? await bank.look(id) : null
  if (known === null && !(await isAwaited(world, charge))) return end(work, charge, 'over')
  const asked = {
    id,
    token: String(charge.token),
    amountCents: Number(charge.amount_cents),
    instalments: Number(charge.instalments),
  }
  if (charge.status === 'waiting')
    await world.sql.ask("update card_charges set status = 'asked' where id = $1 and status = 'waiting'", [id])
  // Asked again by the same id, it is the same charge: a try whose answer was lost charges once.
  const answer = known ?? (await bank.charge(asked))
  if (answer.state === 'waits') {
    if (answer.waits === 'confirmation') await inDatabase(world, (db) => showWait(db, asked.token))
    return Number(charge.tries) >= MOST_TRIES ? end(work, charge, 'over') : later(work, charge)
  }
  await settle(work, charge, answer)
  metrics.card(answer.state)
  log.info({ card: id, outcome: answer.state }, 'decided')
  return end(work, charge, answer.state)
}

/** Returns whether what a charge pays still waits for it: otherwise no bank is asked to charge. */
async function isAwaited(world: World, { token }: SqlRow): Promise<boolean> {
  const { result } = await inDatabase(world, (db) => {
    const charge = db.cards.find(String(token))?.charge
    const waits = charge?.waits ? cardStands(db, charge, db.clock.now()) === 'waits' : false
    return Promise.resolve(waits)
  })
  return result
}

/** Pays what a charge is for, or gives it free; what was approved and pays nothing any more goes back on its card. */
async function settle(
  { world }: CardWork,
  charge: SqlRow,
  answer: Exclude<ChargeAnswer, { state: 'waits' }>,
): Promise<void> {
  const { sql, clock } = world
  const { result: card } = await inDatabase(world, async (db) => {
    const decision = { approved: answer.state === 'approved', at: db.clock.now() }
    const why = answer.state === 'declined' ? { reason: answer.reason } : {}
    await decideCard(db, String(charge.token), { ...decision, ...why })
    return db.cards.find(String(charge.token))
  })
  if (answer.state !== 'approved' || card?.charge.approves) return
  const { tableName, rowId } = rowOf(card?.charge.target)
  const refund = { method: 'card', tableName, rowId, paymentId: String(charge.id) } as const
  await storeRefund(
    sql.ask,
    { ...refund, beforeCents: 0, amountCents: Number(charge.amount_cents) },
    clock.now(),
  )
}

const tables = { booking: 'bookings', tab: 'tabs', series: 'series', share: 'splits' } as const

function rowOf(target: CardRecord['charge']['target'] | undefined): { tableName: TableName; rowId: string } {
  return target ? { tableName: tables[target.kind], rowId: target.id } : { tableName: 'cards', rowId: '' }
}

const end = async ({ world: { sql } }: CardWork, { id }: SqlRow, status: string): Promise<void> => {
  await sql.ask("update card_charges set status = $2 where id = $1 and status in ('waiting', 'asked')", [
    id,
    status,
  ])
}

/** Asks again later, and once more before the wait ends. A charge that its bank has told of meanwhile stays due. */
async function later({ world: { sql, clock } }: CardWork, charge: SqlRow): Promise<void> {
  const { id, token, tries, next_at: held } = charge
  const now = clock.now()
  const seconds = Math.min(ASK_AFTER * 2 ** Math.floor((Number(tries) - 1) / TRIES_ALIKE), MOST_SECONDS)
  const [card] = await sql.ask("select charge->>'decidesAt' as ends from cards where id = $1", [token])
  const next = secondsAfter(now, seconds)
  const last = card ? secondsAfter(String(card.ends), -BEFORE_END) : next
  const at = last > now && last < next ? last : next
  await sql.ask('update card_charges set next_at = $2 where id = $1 and next_at = $3', [id, at, held])
}

function inDatabase<T>({ sql, clock, startedAt }: World, task: (db: Database) => Promise<T>) {
  return transact({ sql, clock, startedAt, isolation: 'serializable' }, task)
}
