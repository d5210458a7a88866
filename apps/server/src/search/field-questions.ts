import type { FieldIndex, IndexFound, TakenTime } from '@campo-livre/backend/store/field-index.ts'
import { memoize } from '@campo-livre/backend/store/memoize.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import type { Statement } from '../lists/said.ts'
import type { Ask, SqlRow } from '../store/sql.ts'
import { arenasStatement, takenStatement, fieldsStatement, placesStatement } from './field-statements.ts'

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
      find: (question) => foundIn(lines(fieldsStatement(question, now))),
      arenas: (question) =>
        lines(arenasStatement(question, now)).map((line) => ({
          id: String(line.company_id),
          fields: Number(line.fields),
          fromPriceCents: Number(line.from_cents),
        })),
      taken: (near) => takenIn(lines(takenStatement(near, now))),
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

/** The same lines are the same answer: a call that starts again knows it. */
const foundIn = memoize((lines: readonly SqlRow[]): IndexFound => ({
  total: Number(lines[0]?.total ?? 0),
  rows: partsIn(lines[0]?.found).map(([id = '', companyId = '']) => ({ id, companyId })),
}))

const takenIn = memoize((lines: readonly SqlRow[]): readonly TakenTime[] =>
  partsIn(lines[0]?.taken).map(([fieldId = '', start, end]) => ({
    fieldId,
    start: Number(start),
    end: Number(end),
  })),
)

/** Reads one text with thousands of lines in it, which is much faster than as many rows. */
function partsIn(text: unknown): string[][] {
  return typeof text === 'string' ? text.split('\n').map((line) => line.split(' ')) : []
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
