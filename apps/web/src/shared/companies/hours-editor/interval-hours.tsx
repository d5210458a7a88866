import type { OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import classes from './interval-hours.module.css'
import { closingOptions, openingOptions, opensAt } from './week.ts'

type Props = {
  /** The interval in words. */
  of: string
  interval: OpeningInterval
  onChange: (interval: OpeningInterval) => void
  /** Undefined for the only interval. */
  onRemove: (() => void) | undefined
}

/** The opening and closing time of an interval; only valid times can be chosen. */
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
