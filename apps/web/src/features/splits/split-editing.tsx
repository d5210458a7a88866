import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useState } from 'react'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { draftOfSplit } from './editor/draft.ts'
import { lazyEditor } from './lazy-editor.ts'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'
import { SplitSkeleton } from './split-skeleton.tsx'
import { useSplitCommand } from './use-split-command.ts'

/** The rule of a bill, changed: what others pay meanwhile stays, as only the changes are sent. */
export function SplitEditing({ split }: { split: SplitDetail }) {
  const close = useCloseDialog('fazer', true)
  const [stored] = useState(() => draftOfSplit(split))
  const action = useSplitCommand(split.id, {
    failure: 'Não deu para mudar a conta. Tente de novo.',
    toast: () => ({ title: 'Conta atualizada' }),
    done: close,
  })
  return (
    <div className={classes.screen}>
      <h1>Mudar a conta</h1>
      <p className={rows.facts}>
        O que já foi pago não muda: um gasto novo vira complemento, o que sai vira crédito.
      </p>
      <lazyEditor.Component
        asked
        meanwhile={<SplitSkeleton label="Abrindo a conta" />}
        initial={stored}
        stored={stored}
        sources={split.sources}
        contacts={split.contacts}
        submit="Salvar a conta"
        action={action}
        toDoing={(edits) => ({ type: 'edit', edits })}
        onClose={close}
      />
    </div>
  )
}
