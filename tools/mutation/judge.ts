import { type Edit, keyOf, keysOf } from './edit.ts'
import type { Explained } from './explained.ts'

/** A mutant that was tried, and whether a test killed it. What TypeScript refuses or Stryker leaves out is not among them. */
export type Tried = { edit: Edit; isKilled: boolean }

export type Judgement = {
  /** Survivors that nobody has explained. */
  unexplained: Edit[]
  /** Explained edits of what was tried, of which no mutant survives: killed now, or gone. */
  outdated: Edit[]
}

/** Compares the mutants that survived with those that are explained. `within`: the file or folder that was tried. */
export function judge(tried: readonly Tried[], within: string, explained: readonly Explained[]): Judgement {
  const edits = explained.flatMap((each) => each.edits)
  const survivors = tried.filter(({ isKilled }) => !isKilled).map(({ edit }) => edit)
  const known = keysOf(edits)
  const alive = keysOf(survivors)
  return {
    unexplained: survivors.filter((edit) => !known.has(keyOf(edit))),
    outdated: edits.filter((edit) => `${edit.file}/`.startsWith(`${within}/`) && !alive.has(keyOf(edit))),
  }
}
