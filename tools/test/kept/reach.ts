import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Gate, gatesOf } from './gates.ts'
import { type References, referencesOf } from './references.ts'
import { createResolve, type Resolved } from './resolve.ts'

/**
 * All files that one reaches, itself included; `closed` are the keys of the gates on the way that the test did not go
 * through (gates.ts). `unclear` is the reason why there may be more files.
 */
export type Reach = { files: ReadonlySet<string>; closed: ReadonlySet<string>; unclear: string | null }

/** The keys of the gates that a test used; null when nobody knows: then all gates count as used. */
export type Used = readonly string[] | null

type Read = References & { text: string; resolved: readonly { specifier: string; to: Resolved }[] }
type Edges = { to: readonly string[]; gates: readonly Gate[]; unclear: string | null }

/**
 * Creates a function that finds the files reached by static and dynamic imports, `import.meta.glob` and `new URL`,
 * styles and raw texts included, and imports of types alone with `types`. Paths are relative to `root`. Each file is read
 * once: a later look needs a new function.
 */
export function createReach(
  root: string,
  { types = false } = {},
): (files: readonly string[], used?: Used) => Reach {
  const resolve = createResolve(root)
  const reads = memoized((file): Read => {
    const text = readFileSync(join(root, file), 'utf8')
    const references = referencesOf(file, text, types)
    const resolved = references.imports.map((specifier) => ({ specifier, to: resolve(specifier, file) }))
    return { ...references, text, resolved }
  })
  const importsOf = (file: string) =>
    reads(file).resolved.flatMap(({ specifier, to }) =>
      typeof to === 'object' ? [{ specifier, to: to.file }] : [],
    )
  const workspace = { read: (file: string) => reads(file).text, importsOf }

  const edgesOf = memoized((file): Edges => {
    const { globs, unclear, resolved } = reads(file)
    const lost = resolved.find(({ to }) => to === 'unknown')
    const gates = gatesOf(file, workspace)
    const gated = new Set(gates.flatMap(({ to }) => to))
    const globbed = globs.flatMap((pattern) => globSync(join(dirname(file), pattern), { cwd: root }))
    return {
      to: [...globbed, ...importsOf(file).map(({ to }) => to)].filter((to) => !gated.has(to)),
      gates,
      unclear: unclear ?? (lost ? `${file} imports ${lost.specifier}` : null),
    }
  })

  return (files, used = null) => {
    const reached = new Set(files)
    const closed = new Set<string>()
    const keys = new Set(used)
    let unclear: string | null = null
    // The loop also visits the items that it adds.
    for (const file of reached) {
      const edges = edgesOf(file)
      unclear ??= edges.unclear
      for (const to of edges.to) reached.add(to)
      for (const gate of edges.gates)
        if (used === null || gate.keys.length === 0 || gate.keys.some((key) => keys.has(key)))
          for (const to of gate.to) reached.add(to)
        else for (const key of gate.keys) closed.add(key)
    }
    return { files: reached, closed, unclear }
  }
}

/** Remembers what a function returned for a file. */
function memoized<T>(work: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>()
  return (file) => {
    const result = known.get(file) ?? work(file)
    known.set(file, result)
    return result
  }
}
