import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { TabItem } from '@campo-livre/domain/tabs/tab-item.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from '../../../../shared/payments/panel.module.css'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Props = { tab: OpenTab; item: TabItem; commands: Pick<TabCommands, 'send'> }

/** The note of a line, for the kitchen or the bar. */
export function NoteForm({ tab, item, commands }: Props) {
  const [note, setNote] = useState(item.note ?? '')
  const isSame = note.trim() === (item.note ?? '')
  return (
    <form
      className={classes.aside}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) commands.send({ type: 'note', tabId: tab.id, lineId: item.id, note })
      }}
    >
      <TextInput
        size="lg"
        label="Observação"
        placeholder="Sem gelo, bem passado…"
        maxLength={120}
        autoComplete="off"
        disabled={tab.status !== 'open'}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" disabled={isSame}>
        Anotar
      </Button>
    </form>
  )
}
