let collator: Intl.Collator | undefined

/**
 * Compares names for a Portuguese list: `Água` before `Belém`, `Campo 2` before `Campo 10`. The collator is made when
 * first needed.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}
