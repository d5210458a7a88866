import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { referencesOf } from './references.ts'
import { createResolve } from './resolve.ts'

/** All files that one reaches, itself included; `untold` is the reason why there may be more. */
export type Reach = { files: ReadonlySet<string>; untold: string | null }

type Edges = { to: readonly string[]; untold: string | null }

/**
 * Creates a function that finds the files reached by static and dynamic imports, `import.meta.glob` and `new URL`,
 * styles and raw texts included. Paths are relative to `root`. Each file is read once: a later look needs a new
 * function.
 */
export function createReach(root: string): (...files: readonly string[]) => Reach {
  const resolve = createResolve(root)
  const known = new Map<string, Edges>()

  const edgesOf = (file: string): Edges => {
    const { imports, globs, untold } = referencesOf(file, readFileSync(join(root, file), 'utf8'))
    const found = imports.map((specifier) => ({ specifier, to: resolve(specifier, file) }))
    const lost = found.find(({ to }) => to === 'unknown')
    const globbed = globs.flatMap((pattern) => globSync(join(dirname(file), pattern), { cwd: root }))
    return {
      to: [...globbed, ...found.flatMap(({ to }) => (typeof to === 'object' ? [to.file] : []))],
      untold: untold ?? (lost ? `${file} imports ${lost.specifier}` : null),
    }
  }

  return (...files) => {
    const reached = new Set(files)
    let untold: string | null = null
    // The loop also visits the items that it adds.
    for (const file of reached) {
      const edges = known.get(file) ?? edgesOf(file)
      known.set(file, edges)
      untold ??= edges.untold
      for (const to of edges.to) reached.add(to)
    }
    return { files: reached, untold }
  }
}
