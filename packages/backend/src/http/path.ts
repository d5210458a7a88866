/** Creates a function that returns the parameters of a path that fits the template; null for any other. */
export function pathMatcher(template: string): (path: string) => Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}/?$`)
  return (path) => {
    const match = pattern.exec(path)
    if (!match) return null
    return Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]))
  }
}

/** A broken escape is kept as it is: no id equals it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
