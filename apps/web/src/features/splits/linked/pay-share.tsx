import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './linked-share.module.css'
import { useShareCommand } from './use-share-command.ts'

const pixPanel = lazyComponent(() => import('./share-pix.tsx'))

type Props = { token: string; share: LinkedShare }

/**
 * Pays a share in two touches: one makes the code, one copies it. The only place of a share that knows of paying, so that
 * another form can stand here.
 */
export function PayShare({ token, share }: Props) {
  const action = useShareCommand(token, 'Não deu para gerar o código Pix.')
  const { openCents, pix, saidAt } = share
  useEffect(() => pixPanel.prefetch(), [])
  const sent = action.pending ? action.variables?.type : undefined
  return (
    <section aria-label="Pagar" className={classes.section}>
      <ActionFailure action={action} />
      {pix?.pixCode ? (
        <pixPanel.Component asked code={pix.pixCode} />
      ) : (
        <button
          type="button"
          className={button.primary}
          aria-busy={sent === 'pix'}
          onClick={() => action.run({ type: 'pix' })}
        >
          Pagar {formatCents(openCents)} com Pix
        </button>
      )}
      {saidAt === null && (
        <button
          type="button"
          className={button.secondary}
          aria-busy={sent === 'cash'}
          onClick={() => action.run({ type: 'cash' })}
        >
          Já paguei em dinheiro
        </button>
      )}
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </section>
  )
}
