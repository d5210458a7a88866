import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { areaAround, writeArea } from '@campo-livre/domain/places/area.ts'
import { formatKm } from '@campo-livre/domain/places/distance.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { timeChip } from '@campo-livre/ui/field-card/time-chip.tsx'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { toFieldsParams } from '../listing-search.ts'
import { useListingSearch } from '../use-listing-search.ts'
import classes from './map-card.module.css'
import { fieldCount } from './map-words.ts'

/** The number of fields that a card shows. */
const SHOWN = 3
/** Degrees around arenas in which they are looked up: about ten metres. */
const AROUND = 0.0001

type Props = { pins: readonly MapPin[]; onClose: () => void }

/** The card of the chosen arena, or of those at one place: its fields that fit, each with its next free time. */
export function MapCard({ pins, onClose }: Props) {
  const { search } = useListingSearch()
  const query = useQuery(fieldsQuery(paramsOf(toFieldsParams(search), pins)))
  const card = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const [first] = pins
  if (!first) return null
  const title = pins.length === 1 ? first.name : `${pins.length} arenas neste lugar`
  const fields = pins.reduce((sum, pin) => sum + pin.fields, 0)
  return (
    <section ref={card} tabIndex={-1} className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.place}>
            {first.district}, {first.city}
          </p>
        </div>
        <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose}>
          <IconX size={20} stroke={2} aria-hidden />
        </button>
      </header>
      <QueryState
        query={query}
        skeleton={<div className={classes.wait} aria-hidden />}
        failure="Não deu para buscar os campos"
      >
        {({ items }) => (
          <ul className={classes.fields}>
            {items.map((field) => (
              <FieldLine key={field.id} field={field} withArena={pins.length > 1} />
            ))}
          </ul>
        )}
      </QueryState>
      {pins.length === 1 && (
        <Link to="/company/$id" params={{ id: first.id }} className={classes.all}>
          {fields > SHOWN ? `Ver os ${fieldCount(fields)} da arena` : 'Ver a arena'}
        </Link>
      )}
    </section>
  )
}

type Params = ReturnType<typeof toFieldsParams>

/** Returns the question for the fields of arenas that fit the search. */
function paramsOf(params: Params, pins: readonly MapPin[]): Params {
  const around = areaAround(pins)
  const area = around && {
    south: around.south - AROUND,
    west: around.west - AROUND,
    north: around.north + AROUND,
    east: around.east + AROUND,
  }
  return { ...params, area: area ? writeArea(area) : undefined, page: undefined, perPage: SHOWN }
}

function FieldLine({ field, withArena }: { field: FieldCard; withArena: boolean }) {
  const [offer] = field.nextFree
  return (
    <li className={classes.field}>
      <div>
        <Link to="/field/$id" params={{ id: field.id }} className={classes.name}>
          {field.name}
        </Link>
        <p className={classes.dim}>
          {withArena && `${field.company.name} · `}
          {field.distanceKm !== undefined && `a ${formatKm(field.distanceKm)} · `}
          de {formatCentsShort(field.fromPriceCents)} / {formatLength(field.fromMinutes)}
        </p>
      </div>
      {offer && (
        <Link
          to="/field/$id"
          params={{ id: field.id }}
          search={{ dia: offer.day, inicio: offer.start, fim: offer.end }}
          {...timeChip(offer, field.company.timeZone, serverNow())}
        />
      )}
    </li>
  )
}
