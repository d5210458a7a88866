import type { Fault } from './situation.ts'

/** Notices when the faults are others than before, whoever changed them, and tells it. */
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
    /** Settles at the next change. */
    get changed() {
      return next.promise
    },
  }
}
