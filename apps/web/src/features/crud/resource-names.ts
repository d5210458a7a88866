/** What the admin's one screen lists (H12): how the address names it, and what it is called. */
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

/** The resource that an address names; the first without a name, or with one that there is not (A14). */
export function toResourceName(name: unknown): ResourceName {
  return resourceNames.find((resource) => resource === name) ?? resourceNames[0]
}
