import { ENTRY_VERSION, indexEntry } from '@campo-livre/backend/fields/index-entry.ts'
import type { CompanyRecord, FieldRecord, ReviewRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import { rowOf } from '../store/rows.ts'
import type { Ask, Sql } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'

/** The fields that are laid into the index at a time. */
const AT_A_TIME = 500

/** Keeps the index of fields after changes were stored: whatever a search finds a field by is that of its rows. */
export async function keepFieldIndex(ask: Ask, changes: readonly RowChange[]): Promise<void> {
  const fields = changes.flatMap(({ table, id, before, after }) => {
    if (table === 'fields') return [id]
    const review = table === 'reviews' ? (after ?? before) : null
    return review ? [(review as ReviewRecord).fieldId] : []
  })
  const companies = changes.flatMap(({ table, id }) => (table === 'companies' ? [id] : []))
  if (fields.length === 0 && companies.length === 0) return
  const found = await ask('select id from fields where id = any($1) or company_id = any($2)', [
    fields,
    companies,
  ])
  await indexFields(
    ask,
    found.map(({ id }) => String(id)),
  )
}

/** Lays all fields into the index of a database that has none of this version yet. */
export async function fillFieldIndex(sql: Sql): Promise<void> {
  await sql.transaction('serializable', async (ask) => {
    await ask('lock table field_index_version in exclusive mode')
    const [made] = await ask('select version from field_index_version')
    if (Number(made?.version) === ENTRY_VERSION) return
    await indexAll(ask)
    await ask('delete from field_index_version')
    await ask('insert into field_index_version values ($1)', [ENTRY_VERSION])
  })
}

/** Lays all fields into the index. */
export async function indexAll(ask: Ask): Promise<void> {
  const all = await ask('select id from fields order by seq')
  await indexFields(
    ask,
    all.map(({ id }) => String(id)),
  )
}

async function indexFields(ask: Ask, ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += AT_A_TIME)
    await indexSome(ask, ids.slice(first, first + AT_A_TIME))
}

async function indexSome(ask: Ask, ids: readonly string[]): Promise<void> {
  const [, fields, companies, reviews] = await Promise.all([
    ask('delete from field_index where field_id = any($1)', [ids]),
    ask("select * from fields where id = any($1) and status = 'active'", [ids]),
    ask(
      "select * from companies where id in (select company_id from fields where id = any($1)) and status = 'approved'",
      [ids],
    ),
    ask('select * from reviews where field_id = any($1)', [ids]),
  ])
  const companyOf = new Map(
    companies.map((each) => [String(each.id), rowOf(storedTables.companies, each) as CompanyRecord]),
  )
  const reviewsOf = Map.groupBy(
    reviews.map((each) => rowOf(storedTables.reviews, each) as ReviewRecord),
    ({ fieldId }) => fieldId,
  )
  const lines = fields.flatMap((each) => {
    const field = rowOf(storedTables.fields, each) as FieldRecord
    const company = companyOf.get(field.companyId)
    return company ? [lineOf(field, company, reviewsOf.get(field.id) ?? [])] : []
  })
  if (lines.length === 0) return
  await ask(`insert into field_index select * from json_populate_recordset(null::field_index, $1::json)`, [
    JSON.stringify(lines),
  ])
}

/** Returns the line of a field, under the names of its columns. */
function lineOf(field: FieldRecord, company: CompanyRecord, reviews: readonly ReviewRecord[]) {
  const { words, city, district, fromCents, laterCents, relevance, rating } = indexEntry(
    { field, company },
    reviews,
  )
  return {
    field_id: field.id,
    company_id: company.id,
    name: field.name,
    words,
    city,
    district,
    sports: field.sports,
    surface: field.surface,
    indoor: field.indoor,
    amenities: company.amenities,
    latitude: company.address.latitude,
    longitude: company.address.longitude,
    time_zone: company.timeZone,
    from_cents: fromCents,
    later_cents: laterCents.length === 0 ? null : laterCents,
    relevance,
    rating,
  }
}
