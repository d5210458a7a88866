import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { openRachasQuery } from '@campo-livre/api/rachas/list-open-rachas.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { openDistances } from '@campo-livre/domain/rachas/open-distance.ts'
import type { OpenMeta } from '@campo-livre/domain/rachas/open-search.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconMapPin } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { findMe } from '../../../lib/browser/find-me.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { OpenCard } from './open-card.tsx'
import { OpenFilters } from './open-filters.tsx'
import {
  loosened,
  looks,
  type OpenAddress,
  toOpenSearch,
  withoutFilter,
  withoutFilters,
} from './open-question.ts'
import { OwnCity } from './own-city.tsx'
import classes from './open-rachas.module.css'

const route = getRouteApi('/_athlete/atleta/rachas/')

/** The games of others with open places (N5): those of the reader's city first; nothing where there are none at all. */
export function OpenRachas() {
  const asked = toOpenSearch(route.useSearch())
  const navigate = route.useNavigate()
  const [near, setNear] = useState<string>()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that had the focus is gone; who has gone on to another thing keeps theirs.
    if (near === undefined || document.activeElement !== document.body) return
    section.current?.querySelector<HTMLElement>('[data-focus="distance"]')?.focus({ preventScroll: true })
  }, [near])
  // A distance that came with the address waits until the device has said where it is.
  const search = near === undefined ? { ...asked, withinKm: undefined } : asked
  const { data } = useQuery({ ...openRachasQuery({ ...search, near }), placeholderData: keepPreviousData })
  const places = useQuery(placesQuery()).data ?? []
  if (!data || (data.items.length === 0 && !looks(search))) return null
  const filter = (change: OpenAddress) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })
  return (
    <section ref={section} aria-labelledby="vagas-abertas" className={classes.section}>
      <h2 id="vagas-abertas">Vagas abertas</h2>
      {near !== undefined && <p role="status">Mais perto primeiro</p>}
      {near === undefined && search.city === undefined && (
        <OwnCity
          meta={data.meta}
          places={places}
          some={data.items.some(({ city }) => city === data.meta.city)}
          others={data.items.some(({ city }) => city !== data.meta.city)}
        />
      )}
      <OpenFilters search={search} places={places} onChange={filter}>
        <OwnLevel isOn={search.mine !== undefined} isKnown={data.meta.hasLevel} onChange={filter} />
        {near === undefined ? (
          <NearMe onFound={setNear} />
        ) : (
          <FilterSelect
            label="Distância"
            focusName="distance"
            all="Distância: qualquer"
            value={search.withinKm === undefined ? '' : String(search.withinKm)}
            options={distanceChoices}
            onChange={(raio) => filter({ raio: raio || undefined })}
          />
        )}
      </OpenFilters>
      <p role="status" className={looks(search) ? classes.count : 'visually-hidden'}>
        {countWords(data.meta.total)}
      </p>
      {data.items.length === 0 && <Nothing loosen={data.meta.loosen} onChange={filter} />}
      <Link to="/atleta/perfil" search={{ aba: 'avisos' }} className={classes.tell}>
        Avisar quando abrir vaga perto de mim
      </Link>
      <ul className={classes.list}>
        {data.items.map((racha) => (
          <li key={racha.id}>
            <OpenCard racha={racha} search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const distanceChoices = openDistances.map((km) => ({ value: String(km), label: `Até ${km} km` }))

const countWords = (total: number) =>
  total === 0 ? 'Nenhum jogo assim agora.' : total === 1 ? '1 jogo' : `${formatCount(total)} jogos`

type NothingProps = { loosen: OpenMeta['loosen']; onChange: (change: OpenAddress) => void }

/** An empty result: the filters that alone hide games, with how many, and the way back to all. */
function Nothing({ loosen, onChange }: NothingProps) {
  return (
    <div className={classes.filters}>
      {loosen.map(({ filter, total }) => (
        <button
          key={filter}
          type="button"
          className={button.secondary}
          onClick={() => onChange(withoutFilter(filter))}
        >
          {loosened[filter]}: {countWords(total)}
        </button>
      ))}
      <button type="button" className={button.subtle} onClick={() => onChange(withoutFilters)}>
        Limpar os filtros
      </button>
    </div>
  )
}

type OwnLevelProps = { isOn: boolean; isKnown: boolean; onChange: (change: OpenAddress) => void }

/** The games of one's own level, in one touch; who has told none is led to where it is told. */
function OwnLevel({ isOn, isKnown, onChange }: OwnLevelProps) {
  if (!isKnown && !isOn)
    return (
      <Link to="/atleta/perfil" search={{ aba: 'esportes' }} className={button.secondary}>
        Dizer meu nível
      </Link>
    )
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={isOn ? classes.on : button.secondary}
      onClick={() => onChange(isOn ? { meu: undefined } : { meu: 'sim', nivel: undefined })}
    >
      Meu nível
    </button>
  )
}

/** Asks the device where it is; what it says goes into no address. */
function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const [refused, setRefused] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onClick={() => {
          setRefused(false)
          findMe({ onFound, onRefused: () => setRefused(true) })
        }}
      >
        <IconMapPin size={20} stroke={1.75} aria-hidden /> Perto de mim
      </button>
      {refused && <Notice>Não deu para saber onde você está. As vagas estão por data.</Notice>}
    </>
  )
}
