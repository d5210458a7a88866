import '@campo-livre/ui/styles/form.css'
import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { ChangeTold } from './change-told.tsx'
import { endSentences, gameWords } from './change-words.ts'
import classes from './manage.module.css'
import { comingGames } from './slot-act.ts'
import { useSlotChange } from './use-slot-change.ts'

/** The games of which one can be chosen as the last. */
const OFFERED = 26

type Props = { series: SeriesDetail; now: string; onClose: () => void; onDone: (sentence: string) => void }

/** Ends a fixed slot after a game that is chosen, with what goes and what is due told first. */
export function EndForm({ series, now, onClose, onDone }: Props) {
  const { timeZone } = series
  const games = comingGames(series, now).slice(0, OFFERED)
  const today = localDay(timeZone, now)
  const [from, setFrom] = useState(() => firstEnd(games, today))
  const [reason, setReason] = useState('')
  const { preview, action, waits, send } = useSlotChange(
    series,
    { type: 'end', from, reason: '' },
    {
      done: (_, { lastStart }) =>
        onDone(
          lastStart === null
            ? 'Pronto, seu horário fixo foi encerrado.'
            : `Pronto, seu horário fixo tem fim. Último jogo: ${gameWords(lastStart, timeZone)}.`,
        ),
      failure: 'Não deu para encerrar. Tente de novo.',
    },
  )
  return (
    <div className={classes.form}>
      <NativeSelect
        size="md"
        label="Último jogo"
        value={from}
        data={[
          { value: today, label: 'Nenhum: parar já' },
          ...games.map(({ day, start }) => ({ value: addDays(day, 1), label: gameWords(start, timeZone) })),
        ]}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Textarea
        size="md"
        label="Motivo (se quiser)"
        description="A arena vai ler."
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ChangeTold preview={preview} says={(told) => endSentences(told, { ...series, now })} />
      <ActionButton
        action={action}
        color="red"
        disabled={waits}
        onClick={() => send({ type: 'end', from, reason })}
        beside={
          <button type="button" className={button.secondary} onClick={onClose}>
            Manter o horário fixo
          </button>
        }
      >
        Encerrar o horário fixo
      </ActionButton>
    </div>
  )
}

/** Returns the day after the last game of the next game's month, whose bill is whole then. */
function firstEnd(games: readonly SeriesBooking[], today: string): string {
  const month = games[0]?.day.slice(0, 7) ?? ''
  const last = games.findLast(({ day }) => day.startsWith(month))
  return last ? addDays(last.day, 1) : today
}
