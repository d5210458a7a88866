import type { Sql, SqlRow } from './sql.ts'

/** The rows that banks are asked about: their table, its key, and the states in which one still waits. */
export type DueRows = {
  table: 'pix_charges' | 'card_charges' | 'pix_refunds' | 'card_refunds'
  key: 'id' | 'txid'
  states: readonly string[]
  /** The seconds for which a row is that of the process that has taken it. */
  holdSeconds: number
}

const AT_ONCE = 10

/** Takes some of the rows that are due: no other process gets them for a time. Each counts one more try. */
export function takeDue(
  sql: Sql,
  { table, key, states, holdSeconds }: DueRows,
  now: string,
): Promise<readonly SqlRow[]> {
  return sql.ask(
    `update ${table} set tries = tries + 1, next_at = $2 where ${key} in (
      select ${key} from ${table} where status = any($3) and next_at <= $1
      order by next_at limit ${AT_ONCE} for update skip locked
    ) returning *`,
    [now, secondsAfter(now, holdSeconds), states],
  )
}

export const secondsAfter = (now: string, seconds: number) =>
  new Date(Date.parse(now) + seconds * 1000).toISOString()
