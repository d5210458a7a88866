import type { Source } from '../../lib/tracked-files.ts'

type Reasons = Readonly<Record<string, string>>

const reads = /\buse(?:Infinite|Suspense)?Quer(?:y|ies)\(/
const shows = /\/query-state\.tsx'|\/lib\/resource\/|\/resource-screen\.tsx'/
const writes = /\buseMutation\(/
const exceptions = 'tools/checks/calls/exceptions.ts'

/**
 * Returns a line for every file whose reads or writes go past the parts on which failures are tried, and for every reason
 * that is needed no more, with the fix.
 */
export function findLooseCalls(
  sources: readonly Source[],
  { looseReads, looseWrites }: { looseReads: Reasons; looseWrites: Reasons },
): string[] {
  const loose = (has: (text: string) => boolean) =>
    sources.filter(({ text }) => has(text)).map(({ file }) => file)
  const reading = loose((text) => reads.test(text) && !shows.test(text))
  const writing = loose((text) => writes.test(text))
  return [
    ...reading
      .filter((file) => !(file in looseReads))
      .map(
        (file) =>
          `${file}: asks by useQuery and does not show it by QueryState (apps/web/src/lib/query/query-state.tsx), so that nobody has tried how it fails. Show it so, or say in looseReads of ${exceptions} who tells of a failure.`,
      ),
    ...writing
      .filter((file) => !(file in looseWrites))
      .map(
        (file) =>
          `${file}: writes by a mutation of its own. Use useAction or useSubmitForm (docs/architecture.md, "The way of a write"), or say in looseWrites of ${exceptions} why not.`,
      ),
    ...[...Object.keys(looseReads), ...Object.keys(looseWrites)]
      .filter((file) => !reading.includes(file) && !writing.includes(file))
      .map((file) => `${exceptions}: take out ${file}, which needs no reason any more.`),
  ]
}
