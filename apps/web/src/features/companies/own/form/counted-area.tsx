import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'
import classes from './counted-area.module.css'

type Props = TextareaProps & { most: number }

/** A text with the letters it may still have. Too many can be typed: what is pasted is not cut off without a word. */
export function CountedArea({ most, defaultValue, onChange, ...input }: Props) {
  const [length, setLength] = useState(String(defaultValue ?? '').length)
  return (
    <div>
      <Textarea
        {...input}
        defaultValue={defaultValue}
        autosize
        onChange={(event) => {
          setLength(event.currentTarget.value.length)
          onChange?.(event)
        }}
      />
      <p className={classes.count} data-over={length > most || undefined}>
        {formatCount(length)} de {formatCount(most)} letras
      </p>
    </div>
  )
}
