import '@campo-livre/ui/styles/form.css'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { dayWords } from '../../month-words.ts'
import { ChangeTold } from './change-told.tsx'
import { resumeSentences } from './change-words.ts'
import classes from './manage.module.css'
import { resumeWords } from './slot-act.ts'
import { useSlotChange } from './use-slot-change.ts'

type Props = {
  series: SeriesDetail
  pause: SeriesDetail['pauses'][number]
  now: string
  onClose: () => void
  onDone: (sentence: string) => void
}

/** Ends a pause early, with the games that come back, and those that cannot, told first. */
export function ResumeForm({ series, pause, now, onClose, onDone }: Props) {
  const wish = { type: 'resume' as const, pauseId: pause.id }
  const { preview, action, waits, send } = useSlotChange(series, wish, {
    done: (_, { back }) =>
      onDone(
        back.length === 0
          ? 'Pronto, a pausa acabou.'
          : `Pronto, a pausa acabou: ${back.length === 1 ? '1 data voltou' : `${back.length} datas voltaram`}.`,
      ),
    failure: 'Não deu para acabar a pausa. Tente de novo.',
  })
  return (
    <div className={classes.form}>
      <p>
        A pausa é de {dayWords(pause.from)} a {dayWords(pause.until)}.
      </p>
      <ChangeTold preview={preview} says={(told) => resumeSentences(told, { ...series, now })} />
      <ActionButton
        action={action}
        disabled={waits}
        onClick={() => send(wish)}
        beside={
          <button type="button" className={button.secondary} onClick={onClose}>
            Manter a pausa
          </button>
        }
      >
        {resumeWords(pause, localDay(series.timeZone, now))}
      </ActionButton>
    </div>
  )
}
