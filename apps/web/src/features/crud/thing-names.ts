import type { ThingName } from './crud-search.ts'

/** What the things are called. */
export const thingNames: Readonly<Record<ThingName, string>> = {
  usuarios: 'Pessoas',
  empresas: 'Empresas',
  campos: 'Campos',
  reservas: 'Reservas',
  produtos: 'Produtos',
  comandas: 'Comandas',
  despesas: 'Despesas',
  rachas: 'Rachas',
  avaliacoes: 'Avaliações',
}
