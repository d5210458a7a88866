import { fold } from '@campo-livre/domain/text/fold.ts'

/** Returns a label as a part of an address or a file name: `Igual a` → `igual-a`. */
export function slug(label: string): string {
  return fold(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
