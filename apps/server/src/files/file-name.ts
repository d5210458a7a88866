import type { FileKind } from '@campo-livre/backend/ports/files.ts'
import { FILES_PATH } from '@campo-livre/domain/users/picture-sizes.ts'

const HASH = '[0-9a-f]{64}'
const named = new RegExp(`^(?:(photo|small)-${HASH}-\\d{1,4}\\.webp|(receipt)-${HASH}\\.(webp|pdf))$`)

/** Returns what a file is by its name; null for a name that no file has. */
export function fileOfName(name: string): { kind: FileKind; stem: string; type: string } | null {
  const [whole, shown, kept, ending] = named.exec(name) ?? []
  if (whole === undefined) return null
  const kind = (shown ?? kept) as FileKind
  const stem = whole.slice(0, kind.length + 65)
  return { kind, stem, type: ending === 'pdf' ? 'application/pdf' : 'image/webp' }
}

export function addressOf(name: string): string {
  return `${FILES_PATH}${name}`
}

/** Returns the name of the file at an address; null for an address of another kind. */
export function nameAt(address: string): string | null {
  const name = address.startsWith(FILES_PATH) ? address.slice(FILES_PATH.length) : ''
  return fileOfName(name) ? name : null
}
