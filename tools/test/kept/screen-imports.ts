import { parseSync } from 'vite'

/** The parts of a syntax tree that are read here. */
type Node = { type: string; [key: string]: unknown }

/** The options of a route that the build moves into a file of its own (`codeSplittingOptions` in vite.config.ts). */
const later = new Set<unknown>(['component', 'loader'])

/**
 * Returns the imports of a route file that only its screen and its loader use, as written. Nothing of them runs before
 * the route is loaded. A name that occurs anywhere else counts as used there, whatever it names.
 */
export function screenImports(file: string, text: string): string[] {
  const body = parseSync(file, text).program.body as unknown as Node[]
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const used = new Set<string>()
  let waiting = body.filter((node) => !imports.includes(node))
  for (let found = true; found;) {
    const next = waiting.filter(
      (node) => !isDeclaration(node) || declaredBy(node).some((name) => used.has(name)),
    )
    for (const node of next) for (const name of namesIn(node)) used.add(name)
    waiting = waiting.filter((node) => !next.includes(node))
    found = next.length > 0
  }
  return imports
    .filter(({ specifiers }) => {
      const names = (specifiers as { local: { name: string } }[]).map(({ local }) => local.name)
      return names.length > 0 && !names.some((name) => used.has(name))
    })
    .map(({ source }) => (source as { value: string }).value)
}

const isDeclaration = ({ type }: Node) => type === 'VariableDeclaration' || type === 'FunctionDeclaration'

/** Returns the names that a statement declares, all of a pattern. */
const declaredBy = ({ id, declarations }: Node) =>
  [id, ...((declarations ?? []) as Node[]).map((each) => each.id)].flatMap(namesIn)

/** Returns all names in a part of the tree, without the values of the options that run later. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const isLater = 'type' in part && part.type === 'Property' && 'key' in part && later.has(nameOf(part.key))
  if (isLater) return []
  const name = nameOf(part)
  return [...(name === null ? [] : [name]), ...Object.values(part).flatMap(namesIn)]
}

/** Returns the name that a part is; null for one that has a name of its own, or none. */
function nameOf(part: unknown): string | null {
  if (typeof part !== 'object' || part === null || !('type' in part) || !('name' in part)) return null
  return /^(JSX)?Identifier$/.test(String(part.type)) && typeof part.name === 'string' ? part.name : null
}
