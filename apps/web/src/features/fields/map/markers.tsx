import { isInArea, readArea } from '@campo-livre/domain/places/area.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import { type Cluster, clusterPins } from '@campo-livre/domain/places/cluster.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import type { Map as LeafletMap } from 'leaflet'
import { type CSSProperties, useMemo, useRef } from 'react'
import classes from './field-map.module.css'
import { clusterName } from './map-words.ts'
import { namesOn } from './names.ts'

/** Pixels beyond which a press moves the map. */
const DRAG = 6

type Props = {
  map: LeafletMap
  pins: readonly MapPin[]
  zoom: number
  area: string
  /** Where the person is, if it is known. */
  here: Point | null
  /** The first arena of the chosen price. */
  chosen: MapPin | undefined
  /** `opener` is the button that was pressed. */
  onChoose: (cluster: Cluster, opener: HTMLElement) => void
}

/** The things that stand on the ground: names of places, where the person is, and prices as buttons, in the order of the list. */
export function Markers({ map, pins, zoom, area, here, chosen, onChoose }: Props) {
  const pressed = useRef({ x: 0, y: 0 })
  const clusters = useMemo(() => clusterPins(pins, zoom), [pins, zoom])
  const names = useMemo(() => namesOn(clusters, zoom), [clusters, zoom])
  const seen = readArea(area)
  const at = ({ latitude, longitude }: Point): CSSProperties => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude])
    return { transform: `translate(${x}px, ${y}px)` }
  }
  return (
    <>
      {names.map((place) => (
        <span
          key={`${place.name} ${place.at.latitude}`}
          className={classes.name}
          style={at(place.at)}
          aria-hidden
        >
          <span>{place.name}</span>
        </span>
      ))}
      {here && <span className={classes.here} style={at(here)} role="img" aria-label="Você está aqui" />}
      {clusters
        .filter((cluster) => seen === null || isInArea(seen, cluster.at))
        .map((cluster) => (
          <span key={cluster.pins[0]?.id} className={classes.spot} style={at(cluster.at)}>
            <button
              type="button"
              className={classes.price}
              data-count={cluster.pins.length > 1 ? cluster.pins.length : undefined}
              aria-label={clusterName(cluster)}
              aria-pressed={cluster.pins.length === 1 ? cluster.pins[0] === chosen : undefined}
              onPointerDown={({ clientX, clientY }) => {
                pressed.current = { x: clientX, y: clientY }
              }}
              onClick={(event) => {
                const { x, y } = pressed.current
                const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > DRAG
                // A press of the keyboard has no place.
                if (event.detail === 0 || !isDrag) onChoose(cluster, event.currentTarget)
              }}
            >
              {formatCentsShort(cluster.fromPriceCents)}
            </button>
          </span>
        ))}
    </>
  )
}
