const places = [
  /^apps\/web\/src\/features\/([^/]+)\//,
  /^packages\/[^/]+\/src\/([^/]+)\//,
  /^mocks\/src\/handlers\/([^/]+)\//,
  /^apps\/web\/src\/(shell|session|lib|app|testing)\//,
]

/** The subject of a file: what its folder is called in every package. */
function subjectOf(file: string): string | undefined {
  return places.map((place) => place.exec(file)?.[1]).find((found) => found !== undefined)
}

/** Of these tests those of a subject in which something changed, in whichever package. */
export function testsBeside(changed: readonly string[], tests: readonly string[]): string[] {
  const subjects = new Set(changed.map(subjectOf))
  subjects.delete(undefined)
  return tests.filter((test) => changed.includes(test) || subjects.has(subjectOf(test)))
}
