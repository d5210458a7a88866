import * as z from 'zod/mini'

/** What was written last: the revision and the keys of its rows; null where all was started again. */
const writtenSchema = z.tuple([z.int(), z.nullable(z.array(z.string()))])
type Written = z.infer<typeof writtenSchema>

/** Of so many writes the keys are kept: a tab that was away longer reads everything. */
const KEPT = 30

/** Nothing is known from a list that is none. */
function read(text: string | null): Written[] {
  try {
    const list = z.array(writtenSchema).safeParse(JSON.parse(text ?? '[]'))
    return list.success ? list.data : []
  } catch {
    return []
  }
}

/** The list of the last writes with one more. */
export function withWritten(text: string | null, written: Written): string {
  return JSON.stringify([...read(text), written].slice(-KEPT))
}

/** The keys of the rows that were written after `seen` up to `revision`; null when only reading all will do. */
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
