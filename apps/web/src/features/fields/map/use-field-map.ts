import { areaAround, readArea, writeArea } from '@campo-livre/domain/places/area.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import type { Map as LeafletMap } from 'leaflet'
import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { areaOf, COUNTRY, createMap, toBounds } from './ground.ts'

/** Pixels of air around what is brought into view. */
const AIR = 48
/** The nearest that the map goes by itself. */
const NEAREST = 14

type View = {
  zoom: number
  /** The visible part, as an address has it. */
  area: string
  /** The part to which the map was last brought by itself. */
  settled: string
  /** Counts the changes, as places on the screen are others after each. */
  count: number
}

type FieldMap = {
  /** The ref of the element that becomes the map. */
  box: RefCallback<HTMLElement>
  map: LeafletMap | null
  view: View | null
  /** True once a person has moved the map away from what it was brought to. */
  moved: boolean
  /** Brings arenas into view. */
  show: (pins: readonly MapPin[]) => void
}

type Props = { pins: readonly MapPin[]; area: string | undefined; landClass: string }

/**
 * Creates the map, and brings into view the area that is searched, else all arenas, whenever either changes.
 */
export function useFieldMap({ pins, area, landClass }: Props): FieldMap {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [view, setView] = useState<View | null>(null)
  /** True while the map moves by itself. */
  const bringing = useRef(false)
  const [box] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined
    const made = createMap(element, landClass)
    let sizing = false
    const look = () => {
      const seen = writeArea(areaOf(made))
      const zoom = made.getZoom()
      const [itself, resized] = [bringing.current, sizing]
      setView((old) => {
        // A map of another size shows another part, by itself.
        const isSettled = itself || old === null || (resized && old.area === old.settled)
        return { zoom, area: seen, settled: isSettled ? seen : old.settled, count: (old?.count ?? 0) + 1 }
      })
    }
    made.fitBounds(toBounds(COUNTRY))
    made.on('zoom moveend viewreset resize', look)
    look()
    const sizes = new ResizeObserver(() => {
      sizing = true
      made.invalidateSize()
      sizing = false
    })
    sizes.observe(element)
    setMap(made)
    return () => {
      sizes.disconnect()
      // Its later answers are of no interest.
      made.off()
      made.remove()
      setMap(null)
    }
  })
  const ids = pins.map(({ id }) => id).join()
  const settle = useEffectEvent((there: LeafletMap) => {
    const wished = area === undefined ? null : readArea(area)
    bringing.current = true
    if (wished && writeArea(areaOf(there)) === area) there.fire('moveend')
    else if (wished) there.fitBounds(toBounds(wished), { animate: false })
    else {
      const around = areaAround(pins) ?? COUNTRY
      there.fitBounds(toBounds(around), { animate: false, padding: [AIR, AIR], maxZoom: NEAREST })
    }
    bringing.current = false
  })
  useEffect(() => {
    if (map) settle(map)
  }, [map, area, ids])
  return {
    box,
    map,
    view,
    moved: view !== null && view.area !== view.settled && view.area !== area,
    show: (shown) => {
      const around = areaAround(shown)
      if (map && around) map.fitBounds(toBounds(around), { animate: false, padding: [AIR, AIR] })
    },
  }
}
