import { type ListSearch, pageSizes } from './search.ts'

const texts = ['ordem', 'colunas', 'aberto', 'filtrar'] as const
const LONGEST = 500

/** Reads an address; what is malformed is left out (A14). */
export function readListSearch(raw: object): ListSearch {
  const given = raw as Readonly<Record<string, unknown>>
  const page = Number(given.pagina)
  const size = pageSizes.slice(1).find((each) => each === Number(given.linhas))
  const names = [...texts, ...Object.keys(given).filter(isFilter)]
  return {
    pagina: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    linhas: size,
    ...Object.fromEntries(names.map((name) => [name, readText(given[name])])),
  }
}

/** Whether a parameter is the filter of a column. */
export function isFilter(name: string): name is `filtro.${string}` {
  return name.startsWith('filtro.')
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
}
