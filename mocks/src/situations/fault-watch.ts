import type { Fault } from './situation.ts'

/** Creates a watch that calls `onChange` when the faults differ from those of the last look, whoever changed them. */
export function createFaultWatch(onChange: (faults: readonly Fault[]) => void) {
  let known = JSON.stringify([])
  let next = Promise.withResolvers<void>()
  return {
    look: (faults: readonly Fault[]) => {
      const text = JSON.stringify(faults)
      if (text === known) return
      known = text
      next.resolve()
      next = Promise.withResolvers()
      onChange(faults)
    },
    /** Resolves at the next change. */
    get changed() {
      return next.promise
    },
  }
}
