import type { Kept, KeptFiles } from './kept-files.ts'

/** Of what has passed before those files that look the same `now`; where that cannot be told, nothing is. */
export function stillSo(
  known: KeptFiles,
  files: readonly string[],
  now: (file: string) => string | null,
): KeptFiles {
  return Object.fromEntries(
    files.flatMap((file): [string, Kept][] => {
      const kept = known[file]
      return kept !== undefined && kept.fingerprint === now(file) ? [[file, kept]] : []
    }),
  )
}
