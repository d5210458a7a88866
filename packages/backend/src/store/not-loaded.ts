/**
 * Thrown by a table whose rows are loaded as they are asked for: what was read is noted, is loaded, and the call starts
 * again from its beginning. A call has no effect before it is stored, so it may start as often as it has to.
 */
export class NotLoaded extends Error {
  constructor(what: string) {
    // A call that reads thousands of rows throws as many: where is of no use to anybody, and takes most of the time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(`${what} is not loaded yet`)
    Error.stackTraceLimit = stackTraceLimit
  }
}

/**
 * Returns the answers of a function to all values of a list. Where some rows are not loaded it goes on with the others before
 * it throws, so that all that is missing is loaded at once.
 */
export function mapAll<T, R>(list: readonly T[], answer: (each: T) => R): R[] {
  const answers: R[] = []
  let missing: NotLoaded | null = null
  for (const each of list) {
    try {
      answers.push(answer(each))
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      missing ??= error
    }
  }
  if (missing) throw missing
  return answers
}

/**
 * Reads what a call will read, each by itself, so that all that is missing is loaded at once. A read that fails otherwise
 * is left to the call, which answers so.
 */
export function readAhead(reads: readonly (() => unknown)[]): void {
  mapAll(reads, (read) => {
    try {
      read()
    } catch (error) {
      if (error instanceof NotLoaded) throw error
    }
  })
}

/** Returns what each of several reads gives; what is missing for any of them is loaded at once. */
export function readTogether<T extends readonly unknown[]>(
  ...reads: { readonly [K in keyof T]: () => T[K] }
): T {
  return mapAll(reads, (read) => read()) as unknown as T
}
