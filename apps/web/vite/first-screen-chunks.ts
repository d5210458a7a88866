import type { Context } from './module-graph.ts'

type Group = { name: (id: string, context: Context) => string | null; priority: number; debugName: string }

/** Chunks by name, with the modules that they begin with; earlier names win. */
type Starts = Readonly<Record<string, readonly string[]>>

/** Modules that packages' indexes import but only later screens use. */
const later =
  /[/\\](useMutation|useMutationState|mutationObserver|useQueries|queriesObserver|useBlocker|infiniteQueryObserver)\.js$/

/**
 * Groups everything that some modules import, directly or not, into one chunk per name. Few larger files compress
 * better and cost fewer requests than many small ones. Modules matching `apart` are left out.
 */
export function chunksFrom(starts: Starts, apart: RegExp): Group[] {
  let owners: Map<string, string> | null = null
  return Object.keys(starts).map((name, index) => ({
    debugName: name,
    priority: 100 - 2 * index,
    name: (id, context) => {
      owners ??= findOwners(starts, context)
      return owners.get(id) === name && !apart.test(id) ? name : null
    },
  }))
}

function findOwners(starts: Starts, context: Context): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [name, begins] of Object.entries(starts)) {
    const waiting = [...begins]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const info = owners.has(id) || later.test(id) ? null : context.getModuleInfo(id)
      if (!info) continue
      owners.set(id, name)
      waiting.push(...info.importedIds)
    }
  }
  return owners
}
