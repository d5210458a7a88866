import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import { MAX_FILTER } from './limits.ts'
import { type ListSearch, pageSizes } from './search.ts'

const texts = ['ordem', 'colunas', 'aberto', 'historico', 'editar', 'acao', 'filtrar'] as const
const LONGEST = 500

/** Reads an address; invalid values are left out (A14). */
export function readListSearch(raw: object): ListSearch {
  const given: Readonly<Record<string, unknown>> = { ...raw }
  const page = Number(given.pagina)
  const size = pageSizes.slice(1).find((each) => each === Number(given.linhas))
  return {
    pagina: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    linhas: size,
    busca: readText(given.busca, MAX_QUICK_SEARCH),
    ...Object.fromEntries(texts.map((name) => [name, readText(given[name], LONGEST)])),
    ...Object.fromEntries(
      Object.keys(given)
        .filter(isFilter)
        .map((name) => [name, readText(given[name], MAX_FILTER)]),
    ),
  }
}

/** Returns whether a parameter is the filter of a column. */
export function isFilter(name: string): name is `filtro.${string}` {
  return name.startsWith('filtro.')
}

function readText(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}
