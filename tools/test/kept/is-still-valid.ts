import type { Kept, KeptFiles } from './kept-files.ts'

/**
 * Returns the files that passed before and whose fingerprint is unchanged; a file without a fingerprint is left out.
 */
export function isStillValid(
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
