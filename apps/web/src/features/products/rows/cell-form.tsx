import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { focusWhole } from '../../../lib/browser/focus-whole.ts'
import classes from './product-rows.module.css'

type Props = {
  label: string
  /** The product that the value is of. */
  name: string
  /** The value as it is now, as text. */
  text: string
  inputMode: 'decimal' | 'numeric'
  leftSection?: ReactNode
  /** Returns what is wrong with a text; null for nothing. */
  problemOf: (text: string) => string | null
  action: ActionState
  onSave: (text: string) => void
  onClose: () => void
}

/** One value that is typed in its row: Enter saves it, Escape leaves it as it was. */
export function CellForm({ label, name, text: initial, problemOf, action, onSave, onClose, ...look }: Props) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = () => {
    action.abort()
    onClose()
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = problemOf(text)
        setProblem(wrong)
        if (wrong === null) onSave(text)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave()
      }}
    >
      <TextInput
        {...look}
        label={
          <>
            {label}
            <span className="visually-hidden"> de {name}</span>
          </>
        }
        autoComplete="off"
        value={text}
        error={problem}
        // The hand has just touched the value that it types.
        ref={focusWhole}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <SendingButton action={action}>Salvar</SendingButton>
      <button type="button" className={button.subtle} aria-label="Deixar como estava" onClick={leave}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.told}>
        <ActionFailure action={action} />
        {action.pending && <SlowNotice onCancel={action.abort} />}
      </div>
    </form>
  )
}
