import { changeOpenAlerts } from '@campo-livre/api/account/open-alerts.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { isUnderAge } from '@campo-livre/domain/athletes/card.ts'
import { type OpenDistance, openDistances } from '@campo-livre/domain/rachas/open-distance.ts'
import type { OpenAlerts as Alerts } from '@campo-livre/domain/rachas/open-alerts.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { findMe } from '../../../lib/browser/find-me.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { AutosaveError, AutosaveStatus } from './autosave-status.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import classes from './notice-switches.module.css'
import { useAutosave } from './use-autosave.ts'

/** The open places of which the athlete is told (N5): none at first, then those of their city or around them; nobody under 18 is. */
export function OpenAlerts({ account: { city, date: birthDate, openAlerts } }: { account: Account }) {
  const saving = useAutosave<Alerts | null>({
    saved: openAlerts ?? null,
    send: changeOpenAlerts,
    what: 'seus avisos de vagas',
  })
  const { value, change } = saving
  const [isLost, setLost] = useState(false)
  const where = (text: string) => {
    setLost(false)
    const mine = value?.mine ?? true
    const withinKm = openDistances.find((km) => String(km) === text)
    if (withinKm === undefined) return change({ around: null, mine })
    findMe({
      onFound: (near) => change({ around: placeOf(near, withinKm), mine }),
      onRefused: () => setLost(true),
    })
  }
  const isYoung = isUnderAge({ birthDate }, localDay('America/Sao_Paulo', serverNow()))
  if (isYoung && value === null) return null
  return (
    <>
      <section className={classes.hours} aria-labelledby="vagas-perto">
        <div className={classes.choice}>
          <div className={classes.words}>
            <span className={classes.title} id="vagas-perto">
              Vagas perto de você
            </span>
            <span className={classes.about} id="sobre-vagas-perto">
              Quando alguém abre vaga num racha: no máximo um aviso por dia.
            </span>
          </div>
          {city === null && value === null ? (
            <Link to="/atleta/perfil" search={{ aba: 'esportes' }}>
              Escolher a cidade
            </Link>
          ) : (
            <NoticeSwitch
              labelledBy="vagas-perto"
              describedBy="sobre-vagas-perto"
              on={value !== null}
              onTurn={(on) => change(on ? { around: null, mine: true } : null)}
            />
          )}
        </div>
        {value !== null && (
          <>
            <div className={classes.choice}>
              <span className={classes.title}>Onde</span>
              <FilterSelect
                label="Onde, para as vagas"
                value={value.around === null ? '' : String(value.around.withinKm)}
                options={[
                  { value: '', label: city === null ? 'Na minha cidade' : `Em ${city}` },
                  ...openDistances.map((km) => ({ value: String(km), label: `Até ${km} km daqui` })),
                ]}
                onChange={where}
              />
            </div>
            <div className={classes.choice}>
              <div className={classes.words}>
                <span className={classes.title} id="so-meu-nivel">
                  Só do meu nível
                </span>
                <span className={classes.about} id="sobre-meu-nivel">
                  Nos esportes em que você disse como joga.
                </span>
              </div>
              <NoticeSwitch
                labelledBy="so-meu-nivel"
                describedBy="sobre-meu-nivel"
                on={value.mine}
                onTurn={(mine) => change({ ...value, mine })}
              />
            </div>
          </>
        )}
      </section>
      {isLost && <Notice>Não deu para saber onde você está. Ficou como estava.</Notice>}
      <AutosaveError {...saving} />
      <AutosaveStatus {...saving} />
    </>
  )
}

function placeOf(near: string, withinKm: OpenDistance): NonNullable<Alerts['around']> {
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return { latitude, longitude, withinKm }
}
