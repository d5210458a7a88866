import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import type { Cluster } from '@campo-livre/domain/places/cluster.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './field-map.module.css'
import { tileCredit } from './ground.ts'
import { MapCard } from './map-card.tsx'
import { Markers } from './markers.tsx'
import { useFieldMap } from './use-field-map.ts'

/** The zoom beyond which a group of arenas opens its card instead of coming nearer. */
const NEAREST = 17

/** The zoom from which the outline is too coarse to be drawn. */
const BEYOND_OUTLINE = 14

type Props = {
  /** In the order of the list. */
  pins: readonly MapPin[]
  /** The searched part of the map, as an address has it. */
  area: string | undefined
  here: Point | null
  onSearchHere: (area: string) => void
}

/** The map of arenas: prices on a quiet ground or on tiles, the card of the chosen one, and a search of what is seen. */
export function FieldMap({ pins, area, here, onSearchHere }: Props) {
  const [chosen, setChosen] = useState<readonly MapPin[]>([])
  const opener = useRef<HTMLElement>(null)
  const close = () => {
    setChosen([])
    opener.current?.focus({ preventScroll: true })
  }
  const { box, map, view, moved, show } = useFieldMap({ pins, area, landClass: classes.land ?? '' })
  const choose = (cluster: Cluster, button: HTMLElement) => {
    opener.current = button
    if (cluster.pins.length === 1 || (view?.zoom ?? 0) >= NEAREST) setChosen(cluster.pins)
    else show(cluster.pins)
  }
  const markers = map?.getPane('markerPane')
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.map}
        data-near={(view !== null && view.zoom >= BEYOND_OUTLINE) || undefined}
        role="group"
        aria-label="Mapa das arenas"
      />
      {map &&
        view &&
        markers &&
        createPortal(
          <Markers
            map={map}
            pins={pins}
            zoom={view.zoom}
            area={view.area}
            here={here}
            chosen={chosen[0]}
            onChoose={choose}
          />,
          markers,
        )}
      <div className={classes.zoom}>
        <button type="button" aria-label="Aproximar" onClick={() => map?.zoomIn()}>
          <IconPlus size={20} stroke={2} aria-hidden />
        </button>
        <button type="button" aria-label="Afastar" onClick={() => map?.zoomOut()}>
          <IconMinus size={20} stroke={2} aria-hidden />
        </button>
      </div>
      {tileCredit && <p className={classes.credit}>{tileCredit}</p>}
      {moved && view && (
        <button type="button" className={classes.search} onClick={() => onSearchHere(view.area)}>
          Buscar nesta área
        </button>
      )}
      {chosen.length > 0 && <MapCard key={chosen[0]?.id} pins={chosen} onClose={close} />}
    </div>
  )
}
