import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { UNDO_HOURS } from '@campo-livre/domain/admin/admin-command.ts'
import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import { useState } from 'react'
import { ActionButton } from '../../action/action-button.tsx'
import { useAction } from '../../action/use-action.ts'
import type { Resource } from '../resource.ts'

type Props<Row> = { resource: Resource<Row>; entry: HistoryEntry; field: string; label: string }

/** Takes back one field of a change, as long as it can be. */
export function RevertButton<Row>({ resource, entry, field, label }: Props<Row>) {
  const { revert, writes } = resource
  const [now] = useState(serverNow)
  const action = useAction({
    mutation: {
      mutationFn: async (_variables: void, attempt) => revert?.(entry.id, field, attempt),
      meta: { changes: writes?.changes ?? [] },
    },
    toast: () => ({ title: `${label} voltou ao que era` }),
    failure: 'Não deu para desfazer. Tente de novo.',
  })
  const fresh = Date.parse(now) - Date.parse(entry.at) < UNDO_HOURS * 3_600_000
  if (!revert || !fresh) return null
  return (
    <ActionButton
      action={action}
      variant="subtle"
      aria-label={`Desfazer ${label}`}
      onClick={() => action.run()}
    >
      Desfazer
    </ActionButton>
  )
}
