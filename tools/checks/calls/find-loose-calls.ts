import type { Source } from '../../lib/tracked-files.ts'
import { findOwnWrites } from './find-own-writes.ts'

type Reasons = Readonly<Record<string, string>>

/** A read, with the name that it is given. */
const reads = /(?:\bconst (\w+) = )?(?<!\w)use(?:Infinite|Suspense)?Quer(?:y|ies)\(/g
const shows = /\/query-state\.tsx'|\/lib\/resource\/|\/resource-screen\.tsx'/
const writes = /\buseMutation\(|\bnew MutationObserver\(client\b/
const exceptions = 'tools/checks/calls/exceptions.ts'

/** Tells whether a source shows each of its reads by a part, or hands it to a component that does. */
const showsReads = (text: string) =>
  shows.test(text) &&
  [...text.matchAll(reads)].every(
    ([, name]) => name === undefined || new RegExp(String.raw`=\{\s*${name}\b(?!\.)`).test(text),
  )

type Allowed = {
  looseReads: Reasons
  looseWrites: Reasons
  /** The functions of `packages/api` that make a call. */
  calling?: ReadonlySet<string>
}

/**
 * Returns a line for every file whose reads or writes go past the parts on which failures are tried, and for every reason
 * that is needed no more, with the fix.
 */
export function findLooseCalls(
  sources: readonly Source[],
  { looseReads, looseWrites, calling = new Set() }: Allowed,
): string[] {
  const loose = (has: (text: string) => boolean) =>
    sources.filter(({ text }) => has(text)).map(({ file }) => file)
  const reading = loose((text) => text.search(reads) >= 0 && !showsReads(text))
  const writing = loose((text) => writes.test(text))
  const own = sources.flatMap(({ file, text }) =>
    findOwnWrites(text, calling).map((name) => ({ file, name })),
  )
  const unneeded = (file: string) => ![...reading, ...writing, ...own.map((each) => each.file)].includes(file)
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
    ...own
      .filter(({ file }) => !(file in looseWrites))
      .map(
        ({ file, name }) =>
          `${file}: calls ${name} by itself, so that nobody has tried how it fails. Make it in useAction or useSubmitForm and pass on the signal or the attempt that they give, or say in looseWrites of ${exceptions} who tells of a failure.`,
      ),
    ...[...Object.keys(looseReads), ...Object.keys(looseWrites)]
      .filter(unneeded)
      .map((file) => `${exceptions}: take out ${file}, which needs no reason any more.`),
  ]
}
