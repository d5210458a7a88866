import type { Source } from '../../lib/tracked-files.ts'

/** The ways to give a write to a part, which makes it. */
const given = /(?:\bmutationFn: |\bsend: |\bsend=\{)$/
/** The names of what a part gives to each write that it makes. */
const fromPart = /\b(?:signal|attempt)\b/

const notCode = /^import [^']*'[^']*'$|\/\*\*.*?\*\/|\/\/ .*?$|'[^'\n]*'/gms

/** Returns the names of the functions of `packages/api` that make a call by themselves; a read is a query. */
export function callingFunctions(sources: readonly Source[]): ReadonlySet<string> {
  const declared = /^export (async )?function (\w+)([^{]*(?:\{[^}]*\}[^{]*)*?)\{$/gm
  return new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(declared)].flatMap(([, isAsync, name = '', head = '']) =>
        isAsync !== undefined || head.includes('): Promise<') ? [name] : [],
      ),
    ),
  )
}

/** Returns the calling functions that a source uses by itself: neither given to a part nor with what a part gives. */
export function findOwnWrites(text: string, calling: ReadonlySet<string>): string[] {
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '@campo-livre\/api\//gm)]
  const names = imported
    .flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
    .filter((name) => calling.has(name))
  const code = text.replaceAll(notCode, '')
  return names.filter((name) =>
    [...code.matchAll(new RegExp(String.raw`(?<!typeof )\b${name}\b(?!: )`, 'g'))].some(({ index }) => {
      const after = code.slice(index + name.length)
      return after.startsWith('(') ? !fromPart.test(argumentsOf(after)) : !given.test(code.slice(0, index))
    }),
  )
}

/** Returns the text up to the bracket that closes the first one. */
function argumentsOf(text: string): string {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return text
}
