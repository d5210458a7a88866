/** Returns the ending that files of a type have: `image/jpeg` → `jpg`. */
export function endingOf(type: string): string {
  if (type === 'application/pdf') return 'pdf'
  return type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'bin')
}

/** Returns the name of a file with the ending of its type: a photo may be kept as another type than it was sent. */
export function withEnding(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${endingOf(type)}`
}
