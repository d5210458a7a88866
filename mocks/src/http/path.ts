/** Makes a reader of paths: the parameters when the path fits, else null. */
export function pathMatcher(template: string): (path: string) => Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}/?$`)
  return (path) => {
    const match = pattern.exec(path)
    if (!match) return null
    return Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]))
  }
}

/** A broken escape is no reason to fail: nothing has such an id. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
