import { openDistances } from '@campo-livre/domain/rachas/open-distance.ts'
import type { OpenAlerts } from '@campo-livre/domain/rachas/open-alerts.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './notice-switches.module.css'

type Props = {
  city: string | null
  around: OpenAlerts['around']
  /** True while the device is asked where it is. */
  isAsking: boolean
  onWhere: (withinKm: number | null) => void
  onRenew: () => void
}

/** The city or the place around which somebody is told of open places, and that a place is kept. */
export function OpenAlertsPlace({ city, around, isAsking, onWhere, onRenew }: Props) {
  const from = around === null ? 'daqui' : 'de onde eu estava'
  const own = { value: '', label: city === null ? 'Escolha a distância' : `Em ${city}` }
  const isNowhere = city === null && around === null
  return (
    <>
      <div className={`${classes.choice} ${classes.place}`}>
        <div className={classes.words}>
          <span className={classes.title}>Onde</span>
          <span className={classes.about}>
            {around === null
              ? 'Com distância, a gente guarda mais ou menos onde você está agora (1 km).'
              : 'A gente guarda mais ou menos onde você estava (1 km).'}
          </span>
          {isNowhere && (
            <span className={classes.about}>
              Sem cidade, nenhum aviso chega: escolha uma distância, ou a cidade em{' '}
              <Link to="/atleta/perfil" search={{ aba: 'esportes' }}>
                Esportes
              </Link>
              .
            </span>
          )}
        </div>
        <FilterSelect
          label="Onde, para as vagas"
          value={around === null ? '' : String(around.withinKm)}
          options={[
            ...(city !== null || around === null ? [own] : []),
            ...openDistances.map((km) => ({ value: String(km), label: `Até ${km} km ${from}` })),
          ]}
          onChange={(text) => {
            const withinKm = openDistances.find((km) => String(km) === text) ?? null
            if (withinKm !== null || city !== null) onWhere(withinKm)
          }}
        />
      </div>
      {around !== null && (
        <div className={classes.renew}>
          <button type="button" className={button.subtle} onClick={onRenew}>
            Atualizar o lugar
          </button>
        </div>
      )}
      {isAsking && (
        <p role="status" className={classes.asking}>
          Procurando onde você está…
        </p>
      )}
    </>
  )
}
