import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { type PricedTile, type Tile, weekPrices } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type Dispatch, useCallback, useId, useMemo, useState } from 'react'
import { Brush } from './brush.tsx'
import type { Place } from './grid-area.ts'
import { gridRows } from './grid-rows.ts'
import { PriceGrid } from './price-grid.tsx'
import classes from './price-painter.module.css'
import { type PricesAction, type PricesState, pricesIn } from './prices-state.ts'
import { tileReason, tileText } from './tile-words.ts'

type Props = {
  state: PricesState
  dispatch: Dispatch<PricesAction>
  /** The prices to show: those of the state, with a base price that is a number. */
  pricing: Pricing
  /** By day and half hour. */
  open: readonly (readonly boolean[])[]
}

/** The week of prices to paint, with the price to paint with and the way back. */
export function PricePainter({ state, dispatch, pricing, open }: Props) {
  const [over, setOver] = useState<Place | null>(null)
  const [told, setTold] = useState('')
  const line = useId()
  const rows = useMemo(() => gridRows(pricing, open), [pricing, open])
  const week = useMemo(() => weekPrices(pricing), [pricing])
  const { brush } = state
  const paint = useCallback(
    (tiles: readonly Tile[]) => {
      dispatch({ type: 'paint', tiles })
      const many = tiles.length === 1 ? '1 meia hora' : `${tiles.length} meias horas`
      setTold(`${many}: ${brush === null ? 'preço base' : formatCentsShort(brush)}.`)
    },
    [dispatch, brush],
  )
  const go = useCallback((way: 'undo' | 'redo') => dispatch({ type: way }), [dispatch])
  return (
    <div className={classes.painter}>
      <div className={classes.tools}>
        <Brush
          prices={pricesIn(pricing)}
          brush={brush}
          onBrush={(chosen) => dispatch({ type: 'brush', brush: chosen })}
        />
        <div className={classes.ways}>
          <ActionIcon
            aria-label="Desfazer"
            title="Desfazer"
            aria-disabled={state.past.length === 0}
            data-disabled={state.past.length === 0}
            onClick={() => go('undo')}
          >
            <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Refazer"
            title="Refazer"
            aria-disabled={state.future.length === 0}
            data-disabled={state.future.length === 0}
            onClick={() => go('redo')}
          >
            <IconArrowForwardUp size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <PriceGrid
        rows={rows}
        brush={tileText(brush)}
        onPaint={paint}
        onOver={setOver}
        onWay={go}
        describedBy={line}
      />
      <p id={line} className={classes.reason}>
        {reasonOf(week, over)}
      </p>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </div>
  )
}

const HOW = 'Escolha um preço e pinte os horários. No celular, segure um horário e arraste.'

function reasonOf(week: readonly (readonly PricedTile[])[], over: Place | null): string {
  const day = over === null ? undefined : priceDays[over.column]
  if (over === null || day === undefined) return HOW
  const tile = week[day]?.[over.row]
  return tile === undefined ? HOW : tileReason(tile)
}
