import { changeOpenAlerts } from '@campo-livre/api/account/open-alerts.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { isKnownAdult, isUnderAge } from '@campo-livre/domain/athletes/card.ts'
import { roughly } from '@campo-livre/domain/places/roughly.ts'
import type { OpenAlerts as Alerts } from '@campo-livre/domain/rachas/open-alerts.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import { AutosaveError, AutosaveStatus } from './autosave-status.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import classes from './notice-switches.module.css'
import { OpenAlertsPlace } from './open-alerts-place.tsx'
import { useAutosave } from './use-autosave.ts'
import { useNearMe } from './use-near-me.ts'

/** The open places of which the athlete is told (N5): none at first, then those of their city or around them; only adults whose age is known are. */
export function OpenAlerts({ account }: { account: Account }) {
  const { city, date: birthDate, openAlerts, sports } = account
  const saving = useAutosave<Alerts | null>({
    saved: openAlerts ?? null,
    send: changeOpenAlerts,
    what: 'seus avisos de vagas',
  })
  const { value } = saving
  const near = useNearMe()
  const [isChoosing, setChoosing] = useState(false)
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  const hasLevel = sports.length > 0
  const change = (alerts: Alerts | null) => {
    near.letGo()
    setChoosing(false)
    saving.change(alerts)
  }
  const turn = (on: boolean) => {
    if (on && city === null) setChoosing(true)
    else change(on ? { around: null, mine: hasLevel } : null)
  }
  const find = (withinKm: number) =>
    near.ask((found) => {
      setChoosing(false)
      saving.change({ around: placeOf(found, withinKm), mine: latest.current?.mine ?? hasLevel })
    })
  const where = (withinKm: number | null) => {
    const { around = null, mine = hasLevel } = value ?? {}
    if (withinKm === null) return change({ around: null, mine })
    if (around === null) return find(withinKm)
    return change({ around: { ...around, withinKm }, mine })
  }
  const today = localDay('America/Sao_Paulo', serverNow())
  const isAdult = isKnownAdult({ birthDate }, today)
  if (isUnderAge({ birthDate }, today) && value === null) return null
  const isPlaced = value !== null && (value.around !== null || city !== null)
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
              {!isAdult && ' É para maiores de 18: conte antes quando você nasceu.'}
            </span>
          </div>
          {isAdult || value !== null ? (
            <NoticeSwitch
              labelledBy="vagas-perto"
              describedBy="sobre-vagas-perto"
              on={value !== null || isChoosing}
              onTurn={turn}
            />
          ) : (
            <ToBirthDate />
          )}
        </div>
        {isAdult && (value !== null || isChoosing) && (
          <OpenAlertsPlace
            city={city}
            around={value?.around ?? null}
            isAsking={near.state === 'asking'}
            onWhere={where}
            onRenew={() => value?.around && find(value.around.withinKm)}
          />
        )}
        {isAdult && isPlaced && (
          <div className={classes.choice}>
            <div className={classes.words}>
              <span className={classes.title} id="so-meu-nivel">
                Só do meu nível
              </span>
              <span className={classes.about} id="sobre-meu-nivel">
                {hasLevel ? 'Nos esportes em que você disse como joga.' : <LevelMissing isOn={value.mine} />}
              </span>
            </div>
            <NoticeSwitch
              labelledBy="so-meu-nivel"
              describedBy="sobre-meu-nivel"
              on={value.mine}
              onTurn={(mine) => change({ ...value, mine })}
            />
          </div>
        )}
      </section>
      {near.state === 'refused' && <Notice>Não deu para saber onde você está. Ficou como estava.</Notice>}
      <AutosaveError {...saving} />
      <AutosaveStatus {...saving} />
    </>
  )
}

function ToBirthDate() {
  return (
    <Link to="/atleta/perfil" search={{ aba: 'dados' }}>
      Meus dados
    </Link>
  )
}

/** Leads to where a level is told; while only that level counts, nobody is told of anything without one. */
function LevelMissing({ isOn }: { isOn: boolean }) {
  return (
    <>
      Diga seu nível em{' '}
      <Link to="/atleta/perfil" search={{ aba: 'esportes' }}>
        Esportes
      </Link>
      .{isOn && ' Sem ele, nenhum aviso chega.'}
    </>
  )
}

/** Returns the place of the device, to about a kilometre: the exact one does not leave it. */
function placeOf(near: string, withinKm: number): NonNullable<Alerts['around']> {
  const [latitude = 0, longitude = 0] = near.split(',').map((each) => roughly(Number(each)))
  return { latitude, longitude, withinKm }
}
