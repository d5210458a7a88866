/** Creates a function that runs the tasks it is given one after the other, in order. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
