import { FILE_REFUSED } from '@campo-livre/domain/expenses/receipt-input.ts'
import { PICTURE_REFUSED } from '@campo-livre/domain/users/picture-data.ts'
import type { FileKind, Files } from '../ports/files.ts'
import { invalid } from './refused.ts'

/** Keeps a file that a body has at `field`, and returns its address; refuses one that cannot be read, as the schema does. */
export async function keepFile(
  files: Files,
  file: string,
  { kind, field }: { kind: FileKind; field: string },
): Promise<string> {
  const address = await files.keep(file, kind)
  if (address === null) throw invalid(field, kind === 'receipt' ? FILE_REFUSED : PICTURE_REFUSED)
  return address
}
