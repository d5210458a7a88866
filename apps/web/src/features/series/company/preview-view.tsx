import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { ClashList } from './clash-list.tsx'
import type { DateChoice } from './date-choice.ts'
import { previewSentence, releasedSentence } from './preview-words.ts'
import classes from './series-form.module.css'

type Props = {
  preview: SeriesPreview
  /** The dates that are not free, before anything was chosen about them. */
  clashes: SeriesPreview['dates']
  timeZone: string
  today: string
  fields: readonly { id: string; name: string }[]
  choices: readonly DateChoice[]
  /** Absent where dates cannot be answered one by one. */
  onChoices?: ((choices: DateChoice[]) => void) | undefined
}

/** The preview of a command: how its dates stand, the money, and what stays or goes (rule 6). */
export function PreviewView({ preview, clashes, timeZone, today, fields, choices, onChoices }: Props) {
  const { dates, released, keptExceptions, beforeCents, afterCents, refusal } = preview
  const says = [
    previewSentence(preview),
    releasedSentence(preview),
    keptExceptions.length > 0 && `Já tinham mudado e ficam como estão: ${daysOf(keptExceptions, today)}.`,
    beforeCents > 0 &&
      afterCents !== beforeCents &&
      `De ${formatCents(beforeCents)} para ${formatCents(afterCents)}.`,
  ].filter((each) => typeof each === 'string' && each !== '')
  return (
    <section className={classes.preview} aria-label="O que vai acontecer" data-path="preview" tabIndex={-1}>
      <div role="status">
        {says.map((sentence) => (
          <p key={String(sentence)}>{sentence}</p>
        ))}
        {refusal !== null && <p className={classes.problem}>{refusal.message}</p>}
      </div>
      {clashes.length > 0 && (
        <ClashList
          clashes={clashes}
          timeZone={timeZone}
          today={today}
          fields={fields}
          choices={choices}
          onChoices={onChoices}
        />
      )}
      {dates.length + released.length > 0 && (
        <details>
          <summary className={classes.summary}>Ver as datas</summary>
          <ul className={classes.dates}>
            {dates.map(({ day, start, end, priceCents, state }) => (
              <li key={`${day} ${start}`} className={classes.date}>
                <span>
                  {formatPlannedDay(day, today)}, {formatTimes({ start, end }, timeZone)}
                </span>
                <span>{state === 'free' ? formatCents(priceCents) : stateWords[state]}</span>
              </li>
            ))}
            {released.map(({ bookingId, day, priceCents }) => (
              <li key={bookingId} className={classes.date}>
                <span>{formatPlannedDay(day, today)}</span>
                <span>liberada, {formatCents(priceCents)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const stateWords = { taken: 'ocupada', closed: 'fechada' } as const

const daysOf = (days: readonly string[], today: string) =>
  days.map((day) => formatPlannedDay(day, today)).join(', ')
