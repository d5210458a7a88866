let collator: Intl.Collator | undefined

/**
 * The order in which names stand in a Portuguese list: `Água` before `Belém`, `Campo 2` before `Campo 10`. Made when
 * first needed.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}
