import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFocusOnMount } from '../../../../lib/browser/use-focus-on-mount.ts'
import { Notice } from '../../../../lib/notice/notice.tsx'
import classes from '../../../../shared/payments/panel.module.css'
import { useCommandForm } from '../commands/use-command-form.ts'
import type { CommandDraft, TabCommands } from '../commands/use-tab-commands.ts'

type Props = {
  /** The button: `Cancelar comanda`. */
  act: string
  danger?: boolean
  commandOf: (reason: string) => CommandDraft
  commands: Pick<TabCommands, 'send' | 'check'>
  onDone: () => void
}

/** Asks for the reason of a command, and says at once when it would be refused. */
export function ReasonForm({ act, danger = false, commandOf, commands, onDone }: Props) {
  const field = useFocusOnMount<HTMLTextAreaElement>()
  const [reason, setReason] = useState('')
  const { problem, submit } = useCommandForm(commands)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (submit(commandOf(reason))) onDone()
      }}
    >
      <Textarea
        ref={field}
        size="md"
        label="Motivo"
        autosize
        minRows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {problem !== null && <Notice>{problem}</Notice>}
      <Button type="submit" size="lg" {...(danger ? { color: 'red' } : {})}>
        {act}
      </Button>
    </form>
  )
}
