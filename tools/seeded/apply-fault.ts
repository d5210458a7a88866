import type { Fault } from './fault.ts'

/** Returns the text of a file with a fault in it, or a sentence why it cannot be put in. */
export function applyFault(
  { name, file, find, replace }: Pick<Fault, 'name' | 'file' | 'find' | 'replace'>,
  text: string,
): { text: string } | { why: string } {
  const parts = text.split(find)
  if (parts.length === 2) return { text: parts.join(replace) }
  const found = parts.length === 1 ? 'is not there any more' : `is there ${parts.length - 1} times`
  return {
    why: `"${name}" cannot be put in: what it replaces ${found} in ${file}. Bring its \`find\` in tools/seeded/faults up to date.`,
  }
}
