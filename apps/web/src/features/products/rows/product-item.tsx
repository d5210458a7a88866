import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import {
  productCategoryLabels,
  productStatusLabels,
  stockLevelLabels,
} from '@campo-livre/domain/products/product-words.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { changed } from '../../../lib/resource/use-list.ts'
import { ProductPicture } from '../../../shared/products/product-picture.tsx'
import { PriceForm } from './price-form.tsx'
import classes from './product-rows.module.css'
import { StockForm } from './stock-form.tsx'
import { UndoLine } from './undo-line.tsx'
import type { Undoable } from './undoable.ts'

type Cell = 'price' | 'stock'

/** A product in a row: its name opens the details, its price and its stock are touched and typed anew. */
export function ProductItem({ product, mark }: { product: ProductRow; mark?: ReactNode }) {
  const { id, name, category, priceCents, stock, stockLevel, status } = product
  const [editing, setEditing] = useState<Cell | null>(null)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const left = useRef<Cell | null>(null)
  const close = (cell: Cell) => {
    left.current = cell
    setEditing(null)
  }
  // The cell that was edited, or whose value was given back, has the focus when it is there again.
  const focusOf = (cell: Cell) => (node: HTMLButtonElement | null) => {
    if (node === null || left.current !== cell) return
    left.current = null
    node.focus()
  }
  const form = (cell: Cell) => ({
    product,
    onClose: () => close(cell),
    onDone: (next: Undoable | null) => {
      setUndoable(next)
      close(cell)
    },
  })
  return (
    <article className={classes.row} data-off={status !== 'active' || undefined}>
      {mark ? <div className={classes.mark}>{mark}</div> : <ProductPicture product={product} />}
      <div>
        <h2 className={classes.name}>
          <Link to="." search={changed({ aberto: id })} resetScroll={false} className={classes.open}>
            {name}
          </Link>
        </h2>
        <p className={classes.facts}>
          {productCategoryLabels[category]}
          {status !== 'active' && `, ${productStatusLabels[status].toLowerCase()}`}
          {stockLevel !== 'enough' && (
            <Badge tone={stockLevel === 'low' ? 'pending' : 'danger'}>{stockLevelLabels[stockLevel]}</Badge>
          )}
        </p>
      </div>
      {editing === 'price' && <PriceForm {...form('price')} />}
      {editing === 'stock' && <StockForm {...form('stock')} />}
      {editing === null && (
        <div className={classes.cells}>
          <button
            ref={focusOf('price')}
            type="button"
            className={classes.cell}
            onClick={() => setEditing('price')}
          >
            <span className={classes.label}>Preço</span>
            <span className={classes.value}>{formatCents(priceCents)}</span>
            <span className="visually-hidden">, mudar o de {name}</span>
          </button>
          <button
            ref={focusOf('stock')}
            type="button"
            className={classes.cell}
            onClick={() => setEditing('stock')}
          >
            <span className={classes.label}>Estoque</span>
            <span className={classes.value}>{formatCount(stock)}</span>
            <span className="visually-hidden">, mudar o de {name}</span>
          </button>
        </div>
      )}
      {undoable && editing === null && (
        <UndoLine
          product={product}
          undoable={undoable}
          onDone={() => {
            setUndoable(null)
            close(undoable.kind)
          }}
        />
      )}
    </article>
  )
}
