import type { World } from '../http/answer-call.ts'
import type { Sql } from '../store/sql.ts'

/** Thrown at the end of a transaction that is not stored, with its result. */
class Rehearsed extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('a rehearsal is not stored')
    this.result = result
  }
}

/** Creates a world on a database in which calls are carried out to their end, and nothing is stored; one runs at a time. */
export function rehearsing(world: World) {
  let written: unknown[] = []
  const sql: Sql = {
    ...world.sql,
    transaction: async (isolation, task) => {
      try {
        return await world.sql.transaction(isolation, async (ask) => {
          const result = await task((text, values) => {
            if (/^\s*(insert|update)/i.test(text)) written.push(...(values ?? []))
            return ask(text, values)
          })
          throw new Rehearsed(result)
        })
      } catch (error) {
        if (error instanceof Rehearsed) return error.result as never
        throw error
      }
    },
  }
  let turn: Promise<unknown> = Promise.resolve()
  return {
    world: { ...world, sql },
    /** Runs a rehearsal after those before it; returns its result and all values that it has written. */
    run<T>(task: () => Promise<T>): Promise<{ result: T; written: readonly unknown[] }> {
      const mine = turn.then(async () => {
        written = []
        const result = await task()
        return { result, written }
      })
      turn = mine.catch(() => undefined)
      return mine
    },
  }
}
