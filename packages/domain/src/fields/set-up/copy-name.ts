import { fold } from '../../text/fold.ts'
import { MAX_FIELD_NAME_LETTERS } from './court-input.ts'

/** Returns the name of a copy: `Campo 1 (cópia)`, or `Campo 1 (cópia 2)` where that is taken. */
export function copyName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(fold))
  const plain = name.replace(/ \(cópia(?: \d+)?\)$/, '')
  for (let number = 1; ; number++) {
    const end = number === 1 ? ' (cópia)' : ` (cópia ${number})`
    const copied = shortened(plain, MAX_FIELD_NAME_LETTERS - end.length) + end
    if (!known.has(fold(copied))) return copied
  }
}

/** Cuts a text to so many UTF-16 units, without cutting a character in two. */
function shortened(text: string, most: number): string {
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length > most) break
    cut += character
  }
  return cut.trimEnd()
}
