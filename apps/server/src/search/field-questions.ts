import type { FieldIndex, IndexedBooking, IndexFound } from '@campo-livre/backend/store/field-index.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import type { Statement } from '../lists/said.ts'
import type { Ask, SqlRow } from '../store/sql.ts'
import { arenasStatement, bookedStatement, fieldsStatement, placesStatement } from './field-statements.ts'

/** The questions of a call to the index of fields: what is not answered yet is noted, and throws `NotLoaded`. */
export type FieldQuestions = {
  readonly index: FieldIndex
  /** Asks for all that is noted. */
  load(ask: Ask): Promise<void>[]
}

/** Creates the questions of a call at an ISO instant. */
export function createFieldQuestions(now: string): FieldQuestions {
  const answered = new Map<string, readonly SqlRow[]>()
  const wanted = new Map<string, Statement>()
  const lines = (statement: Statement): readonly SqlRow[] => {
    const key = JSON.stringify(statement)
    const known = answered.get(key)
    if (known) return known
    wanted.set(key, statement)
    throw new NotLoaded('the index of fields')
  }
  return {
    index: {
      find: (question) => readFound(lines(fieldsStatement(question, now))),
      arenas: (question) =>
        lines(arenasStatement(question, now)).map((line) => ({
          id: String(line.company_id),
          fields: Number(line.fields),
          fromPriceCents: Number(line.from_cents),
        })),
      booked: (near) => lines(bookedStatement(near)).map(readBooked),
      places: () => lines(placesStatement).map(readPlace),
    },
    load: (ask) => {
      const asked = [...wanted].map(async ([key, { text, values }]) => {
        answered.set(key, await ask(text, values))
      })
      wanted.clear()
      return asked
    },
  }
}

function readFound(lines: readonly SqlRow[]): IndexFound {
  const rows = lines.flatMap(({ field_id: id, company_id: companyId }) =>
    typeof id === 'string' && typeof companyId === 'string' ? [{ id, companyId }] : [],
  )
  return { total: Number(lines[0]?.total ?? 0), rows }
}

function readBooked({
  field_id: fieldId,
  start,
  end,
  status,
  hold_expires_at: held,
}: SqlRow): IndexedBooking {
  return {
    fieldId: String(fieldId),
    start: String(start),
    end: String(end),
    status: String(status) as IndexedBooking['status'],
    holdExpiresAt: typeof held === 'string' ? held : null,
  }
}

function readPlace({ city, state, time_zone: timeZone, districts, fields }: SqlRow): Place {
  return {
    city: String(city),
    state: String(state),
    timeZone: String(timeZone),
    districts: (districts as readonly unknown[]).map(String),
    fields: Number(fields),
  }
}
