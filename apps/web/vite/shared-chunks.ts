import { importsIn, type Context } from './module-graph.ts'

/** The modules with which screens begin, by the name of a group of screens that are opened alike. */
type Screens<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Returns the number of these groups of screens that use a module. */
export type Count<Name extends string> = (...names: readonly Name[]) => number

/**
 * A chunk, and whether a module is in it, by who uses that and whether it is a style sheet. What is in it for some users
 * has to be in it for more of them too: what its modules import has more users than they have.
 */
export type Shared<Name extends string> = {
  name: string
  of: (count: Count<Name>, isStyle: boolean) => boolean
}

type Group = { name: (id: string, context: Context) => string | null; priority: number; debugName: string }

/**
 * Puts each module that some of the screens use into the first of the chunks that it belongs to. A chunk depends on
 * those before it in the list alone, so that a screen receives little that it does not use.
 */
export function sharedChunks<Name extends string>(
  screens: Screens<Name>,
  chunks: readonly Shared<Name>[],
): Group[] {
  let names: Map<string, string> | null = null
  return chunks.map(({ name }, index) => ({
    debugName: name,
    priority: 80 - index,
    name: (id, context) => {
      names ??= nameAll(usersOf(screens, context), chunks)
      return names.get(id) === name ? name : null
    },
  }))
}

function nameAll<Name extends string>(
  users: ReadonlyMap<string, ReadonlySet<Name>>,
  chunks: readonly Shared<Name>[],
): Map<string, string> {
  const named = [...users].flatMap(([id, of]) => {
    const count: Count<Name> = (...names) => names.filter((name) => of.has(name)).length
    const chunk = chunks.find((each) => each.of(count, /\.css(\?|$)/.test(id)))
    return chunk ? [[id, chunk.name] as const] : []
  })
  return new Map(named)
}

/** Returns for each module the groups of screens that import it, directly or not. */
function usersOf<Name extends string>(screens: Screens<Name>, context: Context): Map<string, Set<Name>> {
  const importsOf = importsIn(context)
  const users = new Map<string, Set<Name>>()
  for (const name of Object.keys(screens) as Name[]) {
    const waiting = [...screens[name]]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const of = users.get(id) ?? new Set()
      if (of.has(name) || context.getModuleInfo(id) === null) continue
      users.set(id, of.add(name))
      waiting.push(...importsOf(id))
    }
  }
  return users
}
