import '@campo-livre/ui/styles/form.css'
import type { SeriesPatch } from '@campo-livre/domain/series/command.ts'
import type { Segment } from '@campo-livre/domain/series/series.ts'
import { weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { changeStarts } from './change-starts.ts'
import { priceOf, type SlotValues } from './contract-values.ts'
import type { DateChoice } from './date-choice.ts'
import { problemsIn } from './form-problems.ts'
import { type FormProps, previewProps } from './form-props.ts'
import { PreviewPart } from './preview-part.tsx'
import { ScopeChoice, type Scope } from './scope-choice.tsx'
import classes from './series-form.module.css'
import { SlotFields } from './slot-fields.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { usePreview } from './use-preview.ts'
import { type SeriesCommandDraft, useSeriesCommand } from './use-series-command.ts'
import { type When, WhenChoice } from './when-choice.tsx'

type Props = FormProps & { day: string; isOne: boolean }

/**
 * Changes a contract: from the next game or from a month on; or, opened for one date, that one, those from it on, or all.
 */
export function ChangeForm({ day, isOne, ...form }: Props) {
  const { series } = form
  const [scope, setScope] = useState<Scope>('this')
  const [when, setWhen] = useState<When>({ kind: 'next' })
  const { today } = previewProps(form)
  if (isOne) {
    return (
      <ChangeFields {...form} day={day} scope={scope}>
        <ScopeChoice scope={scope} day={day} today={today} onScope={setScope} />
      </ChangeFields>
    )
  }
  const starts = changeStarts(series.dates, day)
  const from = (when.kind === 'month' && starts.find(({ month }) => month === when.month)?.day) || day
  return (
    // The typed values belong to the contract as it is on that day.
    <ChangeFields
      key={segmentOn(series, from).from}
      {...form}
      day={from}
      scope={when.kind === 'once' ? 'this' : 'following'}
    >
      <WhenChoice {...{ when, today, starts }} day={from} onWhen={setWhen} />
    </ChangeFields>
  )
}

const segmentOn = ({ segments, segment }: FormProps['series'], day: string): Segment =>
  segments.findLast(({ from }) => from <= day) ?? segment

type FieldsProps = FormProps & {
  day: string
  scope: Scope
  /** The choice of the dates. */
  children: ReactNode
}

/** The fields of a change, with how each date would stand, and the exceptions that would stay or go. */
function ChangeFields({ series, fields, day, scope, children, onDone }: FieldsProps) {
  const segment = segmentOn(series, day)
  const [slot, setSlot] = useState<SlotValues>(() => ({
    ...segment,
    price: formatDecimal(segment.priceCents, 2),
  }))
  const [weekday, setWeekday] = useState(weekdayOf(day))
  const [choices, setChoices] = useState<readonly DateChoice[]>([])
  const [isAgreed, setAgreed] = useState(false)
  const place = previewProps({ series, fields })
  const draft: SeriesCommandDraft = {
    type: 'change',
    seriesId: series.id,
    version: series.version,
    scope,
    day,
    patch: patchOf(slot, weekday, { segment, day }),
    choices: scope === 'this' ? [] : [...choices],
    exceptions: isAgreed ? 'drop_lost' : 'keep',
  }
  const isSame = Object.keys(draft.patch).length === 0
  const { query: preview, isRefused } = usePreview(draft)
  const lost = preview.data?.droppedExceptions ?? []
  const action = useSeriesCommand({
    toast: () => ({ title: 'Horário fixo mudado' }),
    done: onDone,
    failure: 'Não deu para mudar. Confira as datas e tente de novo.',
  })
  const { problems, submit, form } = useCheckedForm(
    () => problemsIn(draft),
    () => action.run(draft),
    isSame || isRefused,
  )
  return (
    <form {...form} className={classes.form}>
      <div className={classes.part}>{children}</div>
      <div className={classes.part}>
        <NativeSelect
          size="md"
          label="Dia da semana"
          data={weekdayNames.map((name, index) => ({ value: String(index), label: name }))}
          value={String(weekday)}
          onChange={({ currentTarget: { value } }) => setWeekday(Number(value))}
        />
        <SlotFields
          slot={slot}
          fields={fields}
          problems={problems}
          onSlot={(part) => setSlot((known) => ({ ...known, ...part }))}
        />
      </div>
      {isSame ? (
        <p className={classes.dim} data-path="preview" tabIndex={-1}>
          Mude algo para ver as datas.
        </p>
      ) : (
        <PreviewPart draft={draft} {...place} {...(scope !== 'this' && { choices, onChoices: setChoices })} />
      )}
      {!isSame && lost.length > 0 && (
        <Checkbox
          label={`Desfazer o que já tinha mudado em ${lost.map((each) => formatPlannedDay(each, place.today)).join(', ')}`}
          checked={isAgreed}
          onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
        />
      )}
      <ActionButton action={action} onClick={submit}>
        Mudar
      </ActionButton>
    </form>
  )
}

/** Returns what was changed of a slot. */
function patchOf(
  slot: SlotValues,
  weekday: number,
  { segment, day }: { segment: Segment; day: string },
): SeriesPatch {
  const priceCents = priceOf(slot)
  return {
    ...(slot.fieldId !== segment.fieldId && { fieldId: slot.fieldId }),
    ...(weekday !== weekdayOf(day) && { weekday }),
    ...(slot.startMinute !== segment.startMinute && { startMinute: slot.startMinute }),
    ...(slot.minutes !== segment.minutes && { minutes: slot.minutes }),
    ...(priceCents !== segment.priceCents && { priceCents }),
    ...(slot.every !== segment.every && { every: slot.every }),
  }
}
