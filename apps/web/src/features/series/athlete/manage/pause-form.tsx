import '@campo-livre/ui/styles/form.css'
import { isInTime } from '@campo-livre/domain/series/bill.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { DayInput } from '../../../../lib/form/day-input.tsx'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import { dayWords } from '../../month-words.ts'
import { ChangeTold } from './change-told.tsx'
import { pauseSentences } from './change-words.ts'
import classes from './manage.module.css'
import { comingGames } from './slot-act.ts'
import { useSlotChange } from './use-slot-change.ts'

/** The days of a pause that are offered at first. */
const DAYS = 14

type Props = { series: SeriesDetail; now: string; onClose: () => void; onDone: (sentence: string) => void }

/** Pauses a fixed slot from a day until another, with what goes and what it brings told first. */
export function PauseForm({ series, now, onClose, onDone }: Props) {
  const [days, setDays] = useState(() => firstPause(series, now))
  const { from, until } = days
  const wish = { type: 'pause' as const, from, until }
  const isWhole = isDay(from) && isDay(until)
  const { preview, action, waits, send } = useSlotChange(series, isWhole ? wish : null, {
    done: () => onDone(`Pausa marcada, de ${dayWords(from)} a ${dayWords(until)}.`),
    failure: 'Não deu para pausar. Confira os dias e tente de novo.',
  })
  return (
    <div className={classes.form}>
      <div className={classes.days}>
        <DayInput
          label="Do dia"
          name="from"
          value={from}
          error={isDay(from) ? null : 'Escolha o dia.'}
          onChange={(day) => setDays({ ...days, from: day })}
        />
        <DayInput
          label="Ao dia"
          name="until"
          value={until}
          error={isDay(until) ? null : 'Escolha o dia.'}
          onChange={(day) => setDays({ ...days, until: day })}
        />
      </div>
      <p>Até 8 semanas. Depois o horário continua seu, como antes.</p>
      {isWhole && <ChangeTold preview={preview} says={(told) => pauseSentences(told, { ...series, now })} />}
      <ActionButton
        action={action}
        disabled={waits}
        onClick={() => send(wish)}
        beside={
          <button type="button" className={button.secondary} onClick={onClose}>
            Manter o horário fixo
          </button>
        }
      >
        Pausar o horário fixo
      </ActionButton>
    </div>
  )
}

/** Returns two weeks from the first game on that can still be given back in time. */
function firstPause(series: SeriesDetail, now: string): { from: string; until: string } {
  const game = comingGames(series, now).find((each) => isInTime(each, series.terms, now))
  const from = game?.day ?? localDay(series.timeZone, now)
  return { from, until: addDays(from, DAYS - 1) }
}
