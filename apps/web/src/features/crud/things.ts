/** What the admin's one screen lists (H12): how the address names it, and what it is called. */
export const thingNames = {
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
export type ThingName = keyof typeof thingNames
export const things = Object.keys(thingNames) as [ThingName, ...ThingName[]]

/** The thing that an address names; the first without a name, or with one that there is not (A14). */
export function toThing(name: unknown): ThingName {
  return things.find((thing) => thing === name) ?? things[0]
}
