const rowId = /^(?:\| |- \*\*)(?<id>[A-Z]\d+a?)(?: \||\*\*)/

/** Returns the requirement that names each address: the first row of docs/requirements.md with it in backticks. */
export function rowsByPath(requirements: string): ReadonlyMap<string, string> {
  const named = requirements.split('\n').flatMap((line) => {
    const id = rowId.exec(line)?.groups?.id
    const paths = [...line.matchAll(/`(?<path>\/[^`\s]*)`/g)].map(({ groups }) => groups?.path ?? '')
    return id === undefined ? [] : paths.map((path) => [path.replaceAll('/:', '/$'), id] as const)
  })
  return new Map(named.toReversed())
}
