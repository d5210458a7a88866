import { fold } from '@campo-livre/domain/text/fold.ts'

/** A label as it stands in an address: `Preço de venda` → `preco-de-venda`. */
export function slug(label: string): string {
  return fold(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
