import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContents, hashOf } from './contents.ts'
import { createReach } from './reach.ts'

/** The beginning of a declaration that counts for files that do not import it. */
const ambient = /^\s*declare (module|global)\b/m

/**
 * Returns a function from a file to one text for all that a linter with types sees of it: what it imports, types
 * included, `around` it, and what declares types for everybody. Of the app, whose router does so, that is the routes
 * with their parameters, not the screens behind them. `files` are all that may declare something.
 */
export function createLintFingerprints(
  root: string,
  { files, around }: { files: readonly string[]; around: readonly string[] },
): (file: string) => string {
  const reach = createReach(root, { types: true })
  const contentOf = createContents(root)
  const declaring = files.filter((file) => ambient.test(readFileSync(join(root, file), 'utf8')))
  const forAll = hashOf([...around, ...reach(declaring, []).files].toSorted().map(contentOf).join('\n'))
  return (file) => hashOf([forAll, ...[...reach([file]).files].toSorted().map(contentOf)].join('\n'))
}
