import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { rowOf } from '../store/rows.ts'
import type { Sql } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'
import type { Post } from './post.ts'
import { openedMail } from './waiting-mails.ts'
import { writtenMail } from './written-mail.ts'

const EVERY_MS = 1000
/** The mails that a process has in its hands at a time. */
const AT_ONCE = 10
/** The seconds for which those are its own. A process that ends meanwhile leaves them to the next, which then tries again. */
const HOLD_SECONDS = 5 * 60
/** The seconds after each failed try until the next; after the last one a mail comes back. */
const WAITS = [15, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600]
/** A mail that could not leave for so long says nothing any more: its code is over, its game was played. */
const STALE_HOURS = 24

const REFUSED = 'O endereço não foi aceito.'
const GAVE_UP = 'O e-mail não conseguiu sair a tempo.'

export type Mailing = {
  sql: Sql
  clock: Clock
  post: Post
  /** The origin that the links of mails lead to. */
  appUrl: string
  log: Logger
  metrics: Metrics
}

/** Hands waiting mails to the post, until it is stopped. Every process has one: a mail is taken by one of them alone. */
export function startMails(mailing: Mailing): Repeated {
  const send = async () => {
    for (let some = AT_ONCE; some === AT_ONCE;) some = await sendDueMails(mailing)
  }
  return repeat(EVERY_MS, send, (error) => mailing.log.error({ err: error }, 'mails failed'))
}

/** Hands over the mails that are due, as many as go at once; returns their number. */
export async function sendDueMails(mailing: Mailing): Promise<number> {
  const { sql, clock } = mailing
  const now = clock.now()
  const held = new Date(Date.parse(now) + HOLD_SECONDS * 1000).toISOString()
  // Nothing is sent within the transaction: what is taken is stored as taken, and others pass it by.
  const taken = await sql.ask(
    `update mails set delivery = json_build_object('tries', (delivery->>'tries')::int + 1, 'nextAt', $2::text)
    where id in (
      select id from mails where delivery is not null and (delivery->>'nextAt') collate "C" <= $1
      order by seq limit ${AT_ONCE} for update skip locked
    ) returning *`,
    [now, held],
  )
  const mails = taken.map((row) => rowOf(storedTables.mails, row) as MailRecord)
  await Promise.all(mails.map((mail) => handOver(mailing, mail, now)))
  return mails.length
}

async function handOver({ sql, clock, post, appUrl, log, metrics }: Mailing, mail: MailRecord, now: string) {
  const { id, sentAt, delivery } = mail
  const tries = delivery?.tries ?? 1
  const opened = Date.parse(now) - Date.parse(sentAt) > STALE_HOURS * 3_600_000 ? null : read(mail)
  const posted = opened === null ? 'later' : await post.hand(await writtenMail(opened, appUrl))
  const wait = opened === null ? undefined : WAITS[tries - 1]
  const after = { id, tries }
  if (posted === 'taken') {
    await sql.ask('update mails set delivery = null, failure = null where id = $1', [id])
    metrics.mailed('sent')
    log.info({ mail: after }, 'sent')
  } else if (posted === 'refused' || wait === undefined) {
    const failure = posted === 'refused' ? REFUSED : GAVE_UP
    await sql.ask('update mails set delivery = null, failure = $2 where id = $1', [id, failure])
    metrics.mailed('failed')
    log.warn({ mail: after }, 'came back')
  } else {
    const nextAt = new Date(Date.parse(clock.now()) + wait * 1000).toISOString()
    const next = JSON.stringify({ tries, nextAt })
    await sql.ask('update mails set delivery = $2::json where id = $1', [id, next])
    metrics.mailed('later')
  }
}

/** Returns a mail with its words; null for one that another key has sealed. */
function read(mail: MailRecord): MailRecord | null {
  try {
    return openedMail(mail)
  } catch {
    return null
  }
}
