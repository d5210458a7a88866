import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'
import classes from './counted-area.module.css'

type Props = TextareaProps & { most: number }

/**
 * A textarea with the number of characters left. Longer text is accepted and reported, so that pasted text is not
 * silently cut.
 */
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
