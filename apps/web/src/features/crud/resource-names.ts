/** The admin's lists (H12), by their names in the address, with their labels. */
export const resourceLabels = {
  usuarios: 'Pessoas',
  empresas: 'Empresas',
  campos: 'Campos',
  reservas: 'Reservas',
  produtos: 'Produtos',
  comandas: 'Comandas',
  despesas: 'Despesas',
  rachas: 'Rachas',
  avaliacoes: 'Avaliações',
} as const
export type ResourceName = keyof typeof resourceLabels
export const resourceNames = Object.keys(resourceLabels) as [ResourceName, ...ResourceName[]]

/** Returns the list that an address names; the first for no or an unknown name (A14). */
export function toResourceName(name: unknown): ResourceName {
  return resourceNames.find((resource) => resource === name) ?? resourceNames[0]
}
