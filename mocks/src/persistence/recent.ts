import * as z from 'zod/mini'

/** One write: its revision, and the keys of its rows; null where everything was reset. */
const writtenSchema = z.tuple([z.int(), z.nullable(z.array(z.string()))])
type Written = z.infer<typeof writtenSchema>

/** The number of writes whose keys are kept: a tab that was away for more reads everything. */
const KEPT = 30

/** Reads the list of the last writes; empty where the text is none. */
function read(text: string | null): Written[] {
  try {
    const list = z.array(writtenSchema).safeParse(JSON.parse(text ?? '[]'))
    return list.success ? list.data : []
  } catch {
    return []
  }
}

/** Returns the list of the last writes with one more. */
export function withWritten(text: string | null, written: Written): string {
  return JSON.stringify([...read(text), written].slice(-KEPT))
}

/** Returns the keys of the rows that were written after `seen` up to `revision`; null when all rows have to be read. */
export function keysSince(text: string | null, seen: number, revision: number): string[] | null {
  if (revision < seen) return null
  const known = new Map(read(text))
  const keys = new Set<string>()
  for (let each = seen + 1; each <= revision; each++) {
    const written = known.get(each)
    if (!written) return null
    for (const key of written) keys.add(key)
  }
  return [...keys]
}
