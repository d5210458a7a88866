import type { OpenStretch } from '@campo-livre/domain/companies/opening-hours.ts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import classes from './stretch-hours.module.css'
import { closingOptions, openingOptions, opensAt } from './week.ts'

type Props = {
  /** Which one it is, in words. */
  of: string
  stretch: OpenStretch
  onChange: (stretch: OpenStretch) => void
  /** Where it is not the only one. */
  onRemove: (() => void) | undefined
}

/** From when to when. Only times that make sense can be chosen. */
export function StretchHours({ of, stretch, onChange, onRemove }: Props) {
  return (
    <div className={classes.stretch}>
      <NativeSelect
        classNames={{ input: classes.time ?? '' }}
        aria-label={`${of}: abre`}
        data={openingOptions(stretch)}
        value={String(stretch.opens)}
        onChange={(event) => onChange(opensAt(stretch, Number(event.currentTarget.value)))}
      />
      <span aria-hidden>às</span>
      <NativeSelect
        classNames={{ input: classes.time ?? '' }}
        aria-label={`${of}: fecha`}
        data={closingOptions(stretch)}
        value={String(stretch.closes)}
        onChange={(event) => onChange({ ...stretch, closes: Number(event.currentTarget.value) })}
      />
      {onRemove && (
        <ActionIcon aria-label={`Tirar ${of}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
