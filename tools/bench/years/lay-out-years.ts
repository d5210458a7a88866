import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import type { Seed } from '@campo-livre/backend/store/records.ts'
import { layOut } from '../../../apps/server/src/store/seed.ts'
import type { Ask, Sql } from '../../../apps/server/src/store/sql.ts'

/** The rows that five years leave behind, and where most of them are. */
export type Laid = {
  /** The bookings that a whole year adds, and the tabs. */
  readonly bookingsAYear: number
  readonly tabsAYear: number
  /** The arena with an evening full of games on each of its fields, and the athlete who plays there every week. */
  readonly companyId: string
  readonly athleteId: string
}

const DAYS_A_YEAR = 365
/** More rows than a day of a year has: those of each year are numbered from its first day on. */
const NUMBERS = 1_000_000
/** The hours in UTC at which games begin: 18h to 23h in São Paulo. */
const EVENING = [21, 22, 23, 24, 25, 26]
/** Of so many tabs a busy arena has one every few minutes of an evening. */
const TABS_AN_EVENING = 20

/** Lays out a set of data in an empty database, with the ground of its bookings. */
export async function layOutSet(sql: Sql, seed: Seed, now: string): Promise<void> {
  await inBulk(sql, async () => {
    await layOut(sql, seed, now, plainPasswords)
    await sql.ask(
      `insert into ground_cells (booking_id, cell, during, held_until)
      select b.id, cell, tstzrange(b.start, b."end", '[)'), case when status = 'awaiting_payment' then hold_expires_at end
      from bookings b cross join lateral cells_of(b.field_id) as cell
      where status not in ('cancelled', 'expired', 'rained_out') and (status <> 'awaiting_payment' or hold_expires_at > $1)`,
      [now],
    )
  })
}

/**
 * Lays out one more year of bookings and tabs before those that are there: copies of rows as the store has written them, on
 * other days, with their keys and the ground that they take. Returns false where it is laid out already.
 */
export async function layOutYear(sql: Sql, laid: Laid, year: number): Promise<boolean> {
  const [first, last] = [DAYS_A_YEAR * year + 1, DAYS_A_YEAR * (year + 1)]
  const known = await sql.ask('select id from bookings where id = $1', [`year-${first * NUMBERS + 1}`])
  if (known.length > 0) return false
  await sql.transaction('serializable', (ask) => planGames(ask, laid, first, last))
  await inBulk(sql, async () => {
    await sql.transaction('serializable', async (ask) => {
      await addBookings(ask)
      await addTabs(ask, laid, first, last)
    })
  })
  return true
}

/** The columns that copies have of their own; all others are those of the row that is copied. */
const bookingColumns: Readonly<Record<string, string>> = {
  id: "'year-' || g.number",
  code: "'RSV-Y' || g.number",
  field_id: 'g.field_id',
  company_id: 'g.company_id',
  athlete_id: 'g.athlete_id',
  customer_name: 'g.customer_name',
  customer_phone: 'null',
  start: 'g.start',
  end: "g.start + interval '1 hour'",
  created_at: "g.start - interval '3 days'",
  hold_expires_at: 'null',
  confirmed_at: "case when m.confirmed_at is null then null else g.start - interval '3 days' end",
  payment: `case when m.payment is null then null else (m.payment::jsonb || jsonb_build_object(
    'id', 'pay-year-' || g.number, 'createdAt', g.asked, 'paidAt', case when m.payment->>'paidAt' is null then null else g.asked end))::json end`,
  cancellation: `case when m.cancellation is null then null
    else (m.cancellation::jsonb || jsonb_build_object('at', g.asked))::json end`,
  key_field_day: "array[g.field_id || ' ' || g.day]",
  key_company_day: "array[g.company_id || ' ' || g.day]",
  key_money_day: "array[g.company_id || ' ' || left(g.asked, 10)]",
}

/** Chooses the rows that are copied, and the hours that are free for copies. */
async function planGames(ask: Ask, laid: Laid, first: number, last: number): Promise<void> {
  await ask('drop table if exists games, models')
  // One of ten is cancelled.
  await ask(`create table models as select b.*, row_number() over (order by status desc, seq) - 1 as model from (
    (select * from bookings where status = 'completed' and payment->>'status' = 'paid' and athlete_id is not null
      and series is null and counter is null and "end" < now() and key_credit_of = '{}' and key_coupon_id = '{}' limit 9)
    union all
    (select * from bookings where status = 'cancelled' and athlete_id is not null and series is null and counter is null
      and key_credit_of = '{}' and key_coupon_id = '{}' limit 1)) b`)
  await ask(
    `create table games as
    with people as (
      select id, name, row_number() over (order by seq) - 1 as at from users
      where profile->>'name' = 'athlete'
    ), grounds as (
      select f.id, f.company_id, row_number() over (order by f.seq) as at, f.company_id = $1 as busy
      from fields f join companies c on c.id = f.company_id
      where f.status = 'active' and c.status = 'approved' and json_array_length(f.parts) = 0
        and (f.company_id = $1 or f.company_id <> $1)
    ), few as (
      select greatest(1, ($4::bigint - (select count(*) from grounds where busy) * ($3::bigint - $2::bigint + 1) * ${EVENING.length})
        / greatest(1, (select count(*) from grounds where not busy))) as each_
    ), hours as (
      select g.*, d as day_, h.hour from grounds g, generate_series($2::bigint, $3::bigint) d, unnest(array[${EVENING.join()}]) as h(hour)
      where busy
      union all
      select g.*, $2::bigint + (n * ($3::bigint - $2::bigint + 1) / few.each_ + g.at) % ($3::bigint - $2::bigint + 1), ${EVENING[0]} + (n + g.at) % ${EVENING.length}
      from grounds g, few, generate_series(0, few.each_ - 1) n where not busy
    ), placed as (
      select distinct on (id, start) id as field_id, company_id, busy, at, day_,
        date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => day_::int) + make_interval(hours => hour::int) as start
      from hours
    ), free as (
      select * from placed p where not exists (
        select from ground_cells c where c.cell = p.field_id and c.during && tstzrange(p.start, p.start + interval '1 hour'))
    ), numbered as (
      select *, row_number() over (order by start, field_id) + $2::bigint * ${NUMBERS} as number from free
    )
    select number, field_id, n.company_id, start, to_char(start at time zone 'UTC', 'YYYY-MM-DD') as day,
      to_char(start at time zone 'UTC' - interval '3 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked,
      number % 10 as model,
      case when weekly then $5 else p.id end as athlete_id, p.name as customer_name
    from numbered n
    cross join lateral (select busy and day_ % 7 = 0 and extract(hour from start) = 23 as weekly) w
    join people p on p.at = number % (select count(*) from people)`,
    [laid.companyId, first, last, laid.bookingsAYear, laid.athleteId],
  )
}

async function addBookings(ask: Ask): Promise<void> {
  const columns = await columnsOf(ask, 'bookings')
  await ask(`insert into bookings (${columns.map((name) => `"${name}"`).join(', ')})
    select ${columns.map((name) => bookingColumns[name] ?? `m."${name}"`).join(', ')}
    from games g join models m on m.model = g.model order by g.number`)
  await ask(`insert into ground_cells (booking_id, cell, during, held_until)
    select b.id, b.field_id, tstzrange(b.start, b."end", '[)'), null from bookings b
    join games g on b.id = 'year-' || g.number where b.status <> 'cancelled'`)
  await ask('drop table games, models')
}

const tabColumns: Readonly<Record<string, string>> = {
  id: "'year-' || g.number",
  code: "'CMD-Y' || g.number",
  athlete_id: 'null',
  booking_id: 'null',
  customer_phone: 'null',
  opened_at: 'g.opened_at',
  closed_at: "g.opened_at + interval '1 hour'",
  items: 'replace(m.items::text, m.day, g.day)::json',
  payments: 'replace(m.payments::text, m.day, g.day)::json',
  last_commands: "'[]'::json",
  key_money_day: "array[m.company_id || ' ' || g.day]",
  key_sold_month: "array[m.company_id || ' ' || left(g.day, 7)]",
}

async function addTabs(ask: Ask, laid: Laid, first: number, last: number): Promise<void> {
  const columns = await columnsOf(ask, 'tabs')
  await ask(
    `insert into tabs (${columns.map((name) => `"${name}"`).join(', ')})
    with models as (
      select t.*, to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD') as day, company_id = $1 as busy,
        row_number() over (partition by company_id order by seq) - 1 as model, count(*) over (partition by company_id) as models
      from tabs t where status = 'paid' and id not like 'year-%' and booking_id is null and json_array_length(items) > 0
        and items::text not like '%"bookingId":"%'
        and to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD') = to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD')
    ), arenas as (
      select company_id, busy, max(models) as models, row_number() over (order by min(seq)) as at from models group by 1, 2
    ), evenings as (
      select a.*, d, n from arenas a, generate_series($2::bigint, $3::bigint) d, generate_series(1, ${TABS_AN_EVENING}) n where busy
      union all
      select a.*, $2::bigint + (n * 17 + a.at) % ($3::bigint - $2::bigint + 1), n from arenas a,
        generate_series(1, greatest(1, ($4::bigint - ${TABS_AN_EVENING} * ($3::bigint - $2::bigint + 1)) / greatest(1, (select count(*) from arenas where not busy)))) n
      where not busy
    ), numbered as (
      select *, row_number() over (order by d desc, at, n) + $2::bigint * ${NUMBERS} as number from evenings
    ), g as (
      select number, company_id, number % models as model, at_ as opened_at, to_char(at_ at time zone 'UTC', 'YYYY-MM-DD') as day
      from numbered cross join lateral (
        select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => d::int) + make_interval(mins => (1200 + n * 7 % 180)::int) as at_) placed
    )
    select ${columns.map((name) => tabColumns[name] ?? `m."${name}"`).join(', ')}
    from g join models m on m.company_id = g.company_id and m.model = g.model order by number`,
    [laid.companyId, first, last, laid.tabsAYear],
  )
}

async function columnsOf(ask: Ask, table: string): Promise<string[]> {
  const found = await ask(
    `select column_name as name from information_schema.columns where table_name = $1 and column_name <> 'seq' order by ordinal_position`,
    [table],
  )
  return found.map(({ name }) => String(name))
}

/**
 * Runs a task without the indexes by which rows are looked for, and without what happens to each row as it is written: all
 * of it is made anew at the end, which takes minutes less.
 */
async function inBulk(sql: Sql, task: () => Promise<void>): Promise<void> {
  const indexes = await sql.ask(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public'
      and tablename in ('bookings', 'tabs', 'notifications', 'stock_movements', 'reviews', 'tab_commands', 'ground_cells')
      and indexdef not like 'CREATE UNIQUE%' and indexdef not like '%(cell, during)%'`,
  )
  const [apart] = await sql.ask(
    "select conname as name, pg_get_constraintdef(oid) as made from pg_constraint where conrelid = 'ground_cells'::regclass and contype = 'x'",
  )
  for (const { name } of indexes) await sql.ask(`drop index "${String(name)}"`)
  await sql.ask(`alter table ground_cells drop constraint "${String(apart?.name)}"`)
  await sql.ask('alter table bookings disable trigger booking_takes_ground')
  await task()
  await sql.ask('alter table bookings enable trigger booking_takes_ground')
  await sql.ask(`alter table ground_cells add constraint "${String(apart?.name)}" ${String(apart?.made)}`)
  for (const { made } of indexes) await sql.ask(String(made))
  await sql.ask('vacuum analyze')
}
