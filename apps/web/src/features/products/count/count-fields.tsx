import { productCategories, productCategoryLabels } from '@campo-livre/domain/products/product-words.ts'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { Pager } from '../../../lib/list/pager.tsx'
import { SearchBox } from '../../../lib/list/search-box.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { ListSkeleton } from '../../../lib/resource/list-skeleton.tsx'
import { type Counts, piecesIn } from './count-draft.ts'
import { countedCategory, countQuery, searchedText } from './count-query.ts'
import type { CountSearch } from './count-search.ts'
import classes from './count.module.css'

type Props = { counts: Counts; onCount: (productId: string, text: string) => void }

/** The products of the category in the address, or those that match its search, each with the field for what is there. */
export function CountFields({ counts, onCount }: Props) {
  const search = useSearch({ strict: false, select: (raw): CountSearch => raw })
  const navigate = useNavigate()
  const searched = searchedText(search)
  const category = searched === '' ? countedCategory(search.categoria) : null
  const query = useQuery(countQuery(search))
  return (
    <>
      <SearchBox
        label="Buscar em todas as categorias"
        placeholder="Produto ou código de barras"
        value={searched}
        onSearch={(busca) =>
          void navigate({
            to: '.',
            search: mergeSearch({ busca: busca || undefined, pagina: undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        className={classes.search}
      />
      <nav aria-label="Categorias" className={classes.categories}>
        {productCategories.map((each) => (
          <Link
            key={each}
            to="."
            search={{ categoria: each }}
            activeOptions={{ exact: true }}
            replace
            resetScroll={false}
            aria-current={each === category ? 'page' : undefined}
            className={classes.category}
          >
            {productCategoryLabels[each]}
          </Link>
        ))}
      </nav>
      <QueryState
        query={query}
        skeleton={<ListSkeleton label="Buscando os produtos" />}
        failure="Não deu para buscar os produtos"
      >
        {({ items, meta }) => (
          <>
            {meta.total === 0 && (
              <p>
                {searched === ''
                  ? 'Nenhum produto nessa categoria. Escolha outra.'
                  : `Nada com “${searched}”. Confira como foi escrito, ou escolha uma categoria.`}
              </p>
            )}
            <ul className={classes.products}>
              {items.map(({ id, name }) => {
                const text = counts[id]?.text ?? ''
                return (
                  <li key={id}>
                    <TextInput
                      label={name}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="Quantas há"
                      value={text}
                      error={
                        text !== '' && piecesIn(text) === null ? 'Use um número inteiro, como 12.' : null
                      }
                      onChange={({ currentTarget: { value } }) => onCount(id, value)}
                      classNames={{ root: classes.product, input: classes.pieces }}
                    />
                  </li>
                )
              })}
            </ul>
            {items.length > 0 && <Pager meta={meta} />}
          </>
        )}
      </QueryState>
    </>
  )
}
