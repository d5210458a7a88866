import { dirname } from 'node:path'

/** The most files that may lie in a folder, those of its folders aside: more is divided by what it is about. */
export const MOST_FILES = 60

/** Returns a line for each folder in which too many files lie, by its name. `files`: their paths from the root. */
export function findCrowded(files: readonly string[]): string[] {
  return [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([room, inside]) => `${room}: ${inside.length} files; divide it by what they are about`)
    .toSorted()
}
