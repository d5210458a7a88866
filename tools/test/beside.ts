const places = [
  /^apps\/web\/src\/features\/([^/]+)\//,
  /^packages\/[^/]+\/src\/([^/]+)\//,
  /^apps\/web\/src\/(shell|session|lib|app|testing)\//,
]

/** Returns the subject of a file: the folder's name that is the same in every package. */
function subjectOf(file: string): string | undefined {
  return places.map((place) => place.exec(file)?.[1]).find((found) => found !== undefined)
}

/** Returns the tests that changed or belong to a subject with a change, in any package. */
export function testsBeside(changed: readonly string[], tests: readonly string[]): string[] {
  const subjects = new Set(changed.map(subjectOf))
  subjects.delete(undefined)
  return tests.filter((test) => changed.includes(test) || subjects.has(subjectOf(test)))
}
