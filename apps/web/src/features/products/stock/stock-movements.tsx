import { stockMovementsQuery } from '@campo-livre/api/stock/list-stock-movements.ts'
import { pageCount } from '@campo-livre/domain/lists/page.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { ListSkeleton } from '../../../lib/resource/list-skeleton.tsx'
import { useList } from '../../../lib/resource/use-list.ts'
import { MovementItem } from './movement-item.tsx'
import classes from './stock-movements.module.css'

/** Returns the movements of a product's stock, for its drawer. */
export function stockMovements(product: ProductRow): ReactNode {
  return <StockMovements key={`stock ${product.id}`} product={product} />
}

/** The movements of a product's stock, open by the address (`historico`) and read only then (H4). */
export function StockMovements({ product }: { product: ProductRow }) {
  const { search, change } = useList()
  const id = useId()
  const name = `estoque.${product.id}`
  const opened = search.historico === name
  return (
    <section className={classes.movements}>
      <button
        type="button"
        className={button.subtle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => change({ historico: opened ? undefined : name }, { replace: true })}
      >
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.arrow} />
        Movimentos do estoque
      </button>
      <div id={id} hidden={!opened}>
        {opened && <MovementPage product={product} page={1} />}
      </div>
    </section>
  )
}

/** A page of movements, newest first, with a button for the next one. */
function MovementPage({ product, page }: { product: ProductRow; page: number }) {
  const query = useQuery(stockMovementsQuery(product.id, page))
  const [more, setMore] = useState(false)
  return (
    <div className={classes.page}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton label="Buscando os movimentos" />}
        failure="Não deu para buscar os movimentos"
      >
        {({ items, meta }) => (
          <>
            {meta.total === 0 && <p>Nada entrou nem saiu ainda.</p>}
            <ul className={classes.list}>
              {items.map((movement) => (
                <MovementItem key={movement.id} product={product} movement={movement} />
              ))}
            </ul>
            {page < pageCount(meta) &&
              (more ? (
                <MovementPage product={product} page={page + 1} />
              ) : (
                <button type="button" className={button.secondary} onClick={() => setMore(true)}>
                  Ver movimentos mais antigos
                </button>
              ))}
          </>
        )}
      </QueryState>
    </div>
  )
}
