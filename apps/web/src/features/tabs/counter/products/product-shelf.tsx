import { productCategoryLabels, type ProductCategory } from '@campo-livre/domain/products/product-words.ts'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useCallbackRef } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useMemo, useState } from 'react'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { CategoryChips } from './category-chips.tsx'
import classes from '../counter.module.css'
import { findProducts, readOrder, withDigit, withoutDigit } from './find-products.ts'
import { ProductTile } from './product-tile.tsx'
import { QuantityKeypad } from './quantity-keypad.tsx'
import { SearchInput } from '../search-input.tsx'

type Props = {
  query: UseQueryResult<CounterProduct[]>
  /** The pieces by which the stock differs from the server's, by product. */
  stock: ReadonlyMap<string, number>
  /** The chosen tab, whose pieces are counted on the tiles; null for none. */
  tab: OpenTab | null
  search: RefObject<HTMLInputElement | null>
  onAdd: (product: CounterProduct, quantity: number) => void
}

/** The products as tiles: by category, found by typing; `12x` before a name, or 12 on the keypad, adds twelve. */
export function ProductShelf({ query, stock, tab, search, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const [isCounting, setCounting] = useState(false)
  const [category, setCategory] = useState<ProductCategory | null>(null)
  const order = useMemo(() => readOrder(typed), [typed])
  const inCategory = useMemo(
    () => query.data?.filter((each) => category === null || each.category === category) ?? [],
    [query.data, category],
  )
  const shown = useMemo(
    () => (order.text === '' ? inCategory : findProducts(query.data ?? [], order.text)),
    [order.text, inCategory, query.data],
  )
  const onTab = useMemo(() => piecesByProduct(tab), [tab])
  // The same for all renders, so that no tile is rendered for it.
  const add = useCallbackRef((product: CounterProduct) => {
    onAdd(product, order.quantity)
    setTyped('')
    setCounting(false)
  })
  const first = shown[0]
  return (
    <section className={classes.shelf} aria-label="Produtos">
      <div className={classes.shelfHead}>
        <Link to="." search={{}} resetScroll={false} className={classes.back}>
          Comandas
        </Link>
        <SearchInput
          input={search}
          label="Buscar produto"
          placeholder="Produto, ou 12x cerveja"
          value={typed}
          onValue={setTyped}
          onEnter={() => {
            if (order.text !== '' && first) add(first)
          }}
        />
        {order.text === '' && (
          <div className={classes.choose}>
            <button
              type="button"
              aria-expanded={isCounting}
              aria-label={`${order.quantity}×, mudar a quantidade`}
              className={classes.times}
              onClick={() => setCounting(!isCounting)}
            >
              {order.quantity}×
            </button>
            {isCounting ? (
              <QuantityKeypad
                onDigit={(digit) => setTyped(withDigit(typed, digit))}
                onErase={() => setTyped(withoutDigit(typed))}
                onDone={() => setCounting(false)}
              />
            ) : (
              <CategoryChips products={query.data ?? []} chosen={category} onChoose={setCategory} />
            )}
          </div>
        )}
      </div>
      <QueryState query={query} skeleton={<ShelfSkeleton />} failure="Não deu para buscar os produtos">
        {(all) =>
          shown.length === 0 ? (
            <p className={classes.nothing}>
              {all.length === 0 ? (
                <>
                  Nada à venda ainda. <Link to="/company/products">Cadastrar produtos</Link>
                </>
              ) : (
                `Nenhum produto com “${order.text}”.`
              )}
            </p>
          ) : (
            <ul
              className={classes.tiles}
              aria-label={category === null ? 'Todos' : productCategoryLabels[category]}
            >
              {shown.map((product) => (
                <ProductTile
                  key={product.id}
                  product={product}
                  left={product.stock + (stock.get(product.id) ?? 0)}
                  onTab={onTab.get(product.id) ?? 0}
                  times={order.quantity}
                  onPress={add}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}

function piecesByProduct(tab: OpenTab | null): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const item of tab?.items ?? [])
    if (item.productId !== null)
      pieces.set(item.productId, (pieces.get(item.productId) ?? 0) + keptPieces(item))
  return pieces
}

function ShelfSkeleton() {
  return (
    <div className={classes.tiles} role="status" aria-label="Buscando os produtos">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height="5.5rem" />
      ))}
    </div>
  )
}
