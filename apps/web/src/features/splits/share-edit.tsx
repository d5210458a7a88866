import '@campo-livre/ui/styles/form.css'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { withShare } from '@campo-livre/domain/splits/with-share.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { focusWhole } from '../../lib/browser/focus-whole.ts'
import { Themed } from '../../lib/theme/themed.tsx'
import classes from './split.module.css'
import { type Doing, useSplitCommand } from './use-split-command.ts'

const REAL = 100

type Props = { split: SplitDetail; person: SplitPersonDetail; onClose: () => void }

/** A person's share as an amount, in its row: typed, or a real more or less; what others pay then is told at once. */
export function ShareEdit({ split, person, onClose }: Props) {
  const { id: personId, name, shareCents, part, exempt } = person
  const [text, setText] = useState(formatDecimal(shareCents, 2))
  const action = useSplitCommand(split.id, {
    failure: `Não deu para mudar a parte de ${name}.`,
    done: onClose,
  })
  const cents = readDecimal(text, 2)
  const paid = new Map(split.people.map((each) => [each.id, each.paidCents]))
  const wanted = cents === null || cents < 0 ? null : withShare(split, { personId, cents }, paid)
  const problem = problemOf(cents, wanted)
  const doing = (changes: Pick<SplitPersonDetail, 'part' | 'exempt'>): Doing => ({
    type: 'edit',
    edits: [{ do: 'person', person: { id: personId, name, sameAs: null, ...changes } }],
  })
  const step = (by: 1 | -1) => {
    const reals = (cents ?? shareCents) / REAL
    const whole = by > 0 ? Math.floor(reals) : Math.ceil(reals)
    action.reset()
    setText(formatDecimal(Math.max(0, (whole + by) * REAL), 2))
  }
  return (
    <Themed>
      <form
        noValidate
        className={classes.edit}
        aria-label={`Parte de ${name}`}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onSubmit={(event) => {
          event.preventDefault()
          if (cents === shareCents) onClose()
          else if (wanted && problem === null) action.run(doing({ part: wanted.part, exempt: wanted.exempt }))
        }}
      >
        <div className={classes.stepper}>
          <ActionIcon variant="default" size="xl" aria-label="Um real a menos" onClick={() => step(-1)}>
            <IconMinus size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <TextInput
            aria-label={`Quanto ${name} paga`}
            aria-invalid={problem !== null}
            inputMode="decimal"
            autoComplete="off"
            leftSection="R$"
            value={text}
            ref={focusWhole}
            onChange={({ currentTarget }) => {
              action.reset()
              setText(currentTarget.value)
            }}
          />
          <ActionIcon variant="default" size="xl" aria-label="Um real a mais" onClick={() => step(1)}>
            <IconPlus size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
        <p role="status" className={problem === null ? classes.facts : classes.problem}>
          {problem ?? (wanted ? othersWords(split, personId, wanted) : '')}
        </p>
        <ActionButton
          action={action}
          beside={
            <>
              {(exempt || part.as !== 'rest') && (
                <Button
                  variant="default"
                  onClick={() => action.run(doing({ part: { as: 'rest' }, exempt: false }))}
                >
                  Parte igual
                </Button>
              )}
              <Button variant="default" onClick={onClose}>
                Voltar
              </Button>
            </>
          }
        >
          Salvar
        </ActionButton>
      </form>
    </Themed>
  )
}

type Wanted = ReturnType<typeof withShare>

function problemOf(cents: number | null, wanted: Wanted): string | null {
  if (cents === null || cents < 0) return 'Informe o valor, como 20,00.'
  if (!wanted) return 'Menos do que é só dessa pessoa.'
  return wanted.division.problems[0]?.sentence ?? null
}

/** Says what those pay who divide the rest. */
function othersWords({ people }: SplitDetail, personId: string, wanted: NonNullable<Wanted>): string {
  const rest = new Set(
    people.flatMap(({ id, part, exempt }) => (id !== personId && !exempt && part.as === 'rest' ? [id] : [])),
  )
  const shares = wanted.division.shares.flatMap((each) => (rest.has(each.personId) ? [each.cents] : []))
  if (shares.length === 0) return ''
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return most - least <= 1
    ? `Quem divide o resto paga ${formatCents(most)}.`
    : `Quem divide o resto paga de ${formatCents(least)} a ${formatCents(most)}.`
}
