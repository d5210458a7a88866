import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'

/** A process at a moment; `began` tells it from a later one of the same id. */
export type Process = { id: number; parent: number; began: string; seconds: number }

/** The clock ticks of a second in `/proc`. */
const TICKS = 100

/** Milliseconds between two looks: what a process does after the last one is not counted. */
const INTERVAL = 250

/** The ids of the programs that the present step has started. */
const started = new AsyncLocalStorage<Set<number>>()

/** Notes a program, so that it and everything that it starts count for the present step. */
export const noteProgram = (id: number): void => void started.getStore()?.add(id)

/**
 * Sums up what programs and their descendants take. The system adds a process to its parent when that has waited for it,
 * which browsers do not do for their pages: two fifths of a component test would be missing. So everything is looked at
 * while it runs, and what was once ours stays ours when its parent ends.
 */
export function createTally(programs: ReadonlySet<number>) {
  const taken = new Map<string, number>()
  const keyOf = ({ id, began }: Process) => `${id} ${began}`
  return {
    look: (processes: readonly Process[]) => {
      const isOurs = (one: Process) => programs.has(one.id) || taken.has(keyOf(one))
      const ours = new Set(processes.filter(isOurs).map(({ id }) => id))
      // A set takes what is added while it is gone through.
      for (const parent of ours) for (const one of processes) if (one.parent === parent) ours.add(one.id)
      for (const one of processes) if (ours.has(one.id)) taken.set(keyOf(one), one.seconds)
    },
    seconds: () => [...taken.values()].reduce((sum, each) => sum + each, 0),
  }
}

/** Does the work; returns its outcome with the seconds that processors spent on its programs, where the system tells. */
export async function withCoreSeconds<T extends object>(
  work: () => Promise<T>,
): Promise<T & { coreSeconds?: number }> {
  if (process.platform !== 'linux') return work()
  const programs = new Set<number>()
  const tally = createTally(programs)
  const timer = setInterval(() => tally.look(runningProcesses()), INTERVAL)
  try {
    const outcome = await started.run(programs, work)
    return { ...outcome, coreSeconds: tally.seconds() }
  } finally {
    clearInterval(timer)
  }
}

function runningProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []))
}

function readProcess(id: string): Process[] {
  try {
    // The name in brackets may have spaces; the second part after it is the parent.
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const parts = text.slice(text.lastIndexOf(') ') + 2).split(' ')
    const [user, system] = parts.slice(11, 13).map(Number)
    const seconds = ((user ?? 0) + (system ?? 0)) / TICKS
    return [{ id: Number(id), parent: Number(parts[1]), began: parts[19] ?? '', seconds }]
  } catch {
    return [] // it has ended meanwhile
  }
}
