import type { PriceRule } from '@campo-livre/domain/fields/price.ts'
import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { TILE_MINUTES } from '@campo-livre/domain/fields/prices/price-grid.ts'
import { MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'
import { Button, Chip, NativeSelect } from '@mantine/core'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { MoneyInput } from './money-input.tsx'
import classes from './rule-editor.module.css'
import { dayHeads, dayNames, hourOf } from './tile-words.ts'

type Props = {
  rule: PriceRule
  /** Returns why the rule does not fit; null when it does. */
  problemOf: (rule: PriceRule) => string | null
  onSave: (rule: PriceRule) => void
  onCancel: () => void
}

/** A rule as a form: its days, its hours and its price. */
export function RuleEditor({ rule, problemOf, onSave, onCancel }: Props) {
  const [edited, setEdited] = useState(rule)
  const [problem, setProblem] = useState<string | null>(null)
  const first = useRef<HTMLFormElement>(null)
  const name = useId()
  useEffect(() => first.current?.querySelector('input')?.focus(), [])
  const change = (part: Partial<PriceRule>) => {
    setEdited({ ...edited, ...part })
    setProblem(null)
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemOf(edited)
    if (found === null) onSave(edited)
    else setProblem(found)
  }
  return (
    <form ref={first} className={classes.editor} onSubmit={save} noValidate aria-label="Faixa de preço">
      <div role="group" aria-label="Dias" className={classes.days}>
        {priceDays.map((day) => (
          <Chip
            key={day}
            checked={edited.weekdays.includes(day)}
            onChange={(checked) => {
              const others = edited.weekdays.filter((other) => other !== day)
              change({ weekdays: checked ? [...others, day] : others })
            }}
            aria-label={dayNames[day]}
            classNames={{ label: classes.day ?? '' }}
          >
            {dayHeads[day]}
          </Chip>
        ))}
      </div>
      <div className={classes.values}>
        <NativeSelect
          id={`${name}-de`}
          label="Das"
          data={timesOf(0, MINUTES_PER_DAY - TILE_MINUTES, edited.fromMinute)}
          value={String(edited.fromMinute)}
          onChange={(event) => change({ fromMinute: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          id={`${name}-ate`}
          label="Às"
          data={timesOf(TILE_MINUTES, MINUTES_PER_DAY, edited.toMinute)}
          value={String(edited.toMinute)}
          onChange={(event) => change({ toMinute: Number(event.currentTarget.value) })}
        />
        <MoneyInput
          label="Preço"
          cents={edited.priceCents}
          onCents={(priceCents) => change({ priceCents })}
        />
      </div>
      {problem !== null && <Notice>{problem}</Notice>}
      <div className={classes.buttons}>
        <Button type="submit" variant="default">
          Guardar faixa
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** Returns the half hours to choose from, and the present one. */
function timesOf(from: number, to: number, now: number) {
  const minutes = new Set([now])
  for (let minute = from; minute <= to; minute += TILE_MINUTES) minutes.add(minute)
  return [...minutes]
    .toSorted((a, b) => a - b)
    .map((minute) => ({
      value: String(minute),
      label: minute === MINUTES_PER_DAY ? 'meia-noite' : hourOf(minute),
    }))
}
