import { formatCents } from '@campo-livre/domain/money/money.ts'
import { type CashPieces, countCash, noteCents } from '@campo-livre/domain/tills/till-count.ts'
import { TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import type { CustomInputProps } from '../../lib/form/form-field.ts'
import classes from './cash-pieces-input.module.css'

const piecesSchema = z.record(z.string(), z.int().check(z.nonnegative()))

/** Reads the counted pieces from the text of their field; none where there is no text. */
export function readPieces(text: string): CashPieces {
  return text === '' ? {} : (piecesSchema.safeParse(JSON.parse(text)).data ?? {})
}

/** The notes and coins of a count, each with its number: their sum goes into the field below. */
export function CashPiecesInput({ label, name, text, onText }: CustomInputProps) {
  const pieces = readPieces(text)
  const change = (cents: number, typed: string) => {
    const { [cents]: _, ...others } = pieces
    const digits = typed.replaceAll(/\D/gu, '').slice(0, 5)
    onText(JSON.stringify(digits === '' ? others : { ...others, [cents]: Number(digits) }))
  }
  return (
    <details className={classes.details} data-path={name}>
      <summary className={classes.summary}>{label}</summary>
      <div className={classes.pieces}>
        {noteCents.map((cents) => (
          <TextInput
            key={cents}
            label={formatCents(cents)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={pieces[cents]?.toString() ?? ''}
            onChange={({ currentTarget }) => change(cents, currentTarget.value)}
          />
        ))}
      </div>
    </details>
  )
}

/** Returns the sum of counted pieces for a sentence. */
export function piecesSpoken(value: unknown): string {
  return formatCents(countCash(piecesSchema.safeParse(value).data ?? {}))
}
