import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  /** NaN for a text that is no amount, 0 for none yet. */
  cents: number
  onCents: (cents: number) => void
}

/** An amount of money in cents; the text stays as it was typed until the field is left. */
export function MoneyInput({ cents, onCents, ...input }: Props) {
  const [typed, setTyped] = useState({ text: write(cents), cents })
  const text = Object.is(typed.cents, cents) ? typed.text : write(cents)
  return (
    <TextInput
      size="md"
      {...input}
      inputMode="decimal"
      autoComplete="off"
      leftSection="R$"
      placeholder="0,00"
      value={text}
      onChange={({ currentTarget: { value } }) => {
        const read = value.trim() === '' ? 0 : (readDecimal(value, 2) ?? Number.NaN)
        setTyped({ text: value, cents: read })
        onCents(read)
      }}
      onBlur={() => {
        if (!Number.isNaN(cents)) setTyped({ text: write(cents), cents })
      }}
    />
  )
}

function write(cents: number): string {
  return cents === 0 || Number.isNaN(cents) ? '' : formatDecimal(cents, 2)
}
