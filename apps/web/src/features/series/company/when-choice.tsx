import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { NativeSelect } from '@mantine/core'
import { Segments } from '../../../shared/payments/segments.tsx'
import type { ChangeStart } from './change-starts.ts'

/** The dates that a change is about, asked without one in mind: from the next game, from a month on, or the next alone. */
export type When = { kind: 'next' } | { kind: 'month'; month: string } | { kind: 'once' }

type Props = {
  when: When
  /** The first day with the change. */
  day: string
  today: string
  /** The months from which it may be; none for a contract that ends before. */
  starts: readonly ChangeStart[]
  onWhen: (when: When) => void
}

/** Asks from when a contract changes, and says with which game that begins. */
export function WhenChoice({ when, day, today, starts, onWhen }: Props) {
  const [first] = starts
  const choices: (readonly [When['kind'], string])[] = [
    ['next', 'Do próximo jogo'],
    ...(first ? [['month', 'De um mês'] as const] : []),
    ['once', 'Só o próximo'],
  ]
  const planned = formatPlannedDay(day, today)
  return (
    <>
      <p>
        {when.kind === 'once' ? `Só o jogo de ${planned}.` : `A partir do jogo de ${planned}.`} O que já
        passou ou foi pago não muda.
      </p>
      <Segments
        label="A partir de quando"
        choices={choices}
        value={when.kind}
        onValue={(kind) => {
          if (kind === 'month') onWhen({ kind, month: first?.month ?? '' })
          else onWhen({ kind })
        }}
      />
      {when.kind === 'month' && (
        <NativeSelect
          size="md"
          label="Mês"
          data={starts.map(({ month, label }) => ({ value: month, label }))}
          value={when.month}
          onChange={({ currentTarget: { value } }) => onWhen({ kind: 'month', month: value })}
        />
      )}
    </>
  )
}
