import type { OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import classes from './interval-hours.module.css'
import { closingOptions, openingOptions, opensAt } from './week.ts'

type Props = {
  /** Which one it is, in words. */
  of: string
  interval: OpeningInterval
  onChange: (interval: OpeningInterval) => void
  /** Where it is not the only one. */
  onRemove: (() => void) | undefined
}

/** From when to when. Only times that make sense can be chosen. */
export function IntervalHours({ of, interval, onChange, onRemove }: Props) {
  return (
    <div className={classes.interval}>
      <NativeSelect
        classNames={{ input: classes.time ?? '' }}
        aria-label={`${of}: abre`}
        data={openingOptions(interval)}
        value={String(interval.opens)}
        onChange={(event) => onChange(opensAt(interval, Number(event.currentTarget.value)))}
      />
      <span aria-hidden>às</span>
      <NativeSelect
        classNames={{ input: classes.time ?? '' }}
        aria-label={`${of}: fecha`}
        data={closingOptions(interval)}
        value={String(interval.closes)}
        onChange={(event) => onChange({ ...interval, closes: Number(event.currentTarget.value) })}
      />
      {onRemove && (
        <ActionIcon aria-label={`Tirar ${of}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
