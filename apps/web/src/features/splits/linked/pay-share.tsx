import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { useShareCommand } from './use-share-command.ts'

const shareForm = lazyComponent(() => import('./share-form.tsx'))

type Props = {
  token: string
  share: LinkedShare
  /** True on a page that has another main act. */
  quiet?: boolean
  /** The look of the section, of the page that has it: so that it brings no style sheet of its own. */
  className: string | undefined
}

/**
 * Pays a share in two touches: one makes the code, one copies it. The form (H9), which weighs more than the page, is loaded
 * when there is a code or another way is asked for; who comes back to something that waits has it at once.
 */
export function PayShare({ token, share, quiet = false, className }: Props) {
  const forma = useSearch({ strict: false, select: (search) => search.forma })
  const [others, setOthers] = useState(false)
  const section = useRef<HTMLElement>(null)
  const opened = others || forma !== undefined || share.pix !== null || share.card !== null
  const wasOpened = useRef(opened)
  useEffect(() => {
    // The button that was pressed is gone.
    if (opened && !wasOpened.current) section.current?.focus({ preventScroll: true })
    wasOpened.current = opened
  }, [opened])
  return (
    <section ref={section} tabIndex={-1} aria-label="Pagar" className={className}>
      {opened ? (
        <shareForm.Component asked meanwhile={<Skeleton height="9rem" />} token={token} share={share} />
      ) : (
        <FirstTouch token={token} share={share} quiet={quiet} onOthers={() => setOthers(true)} />
      )}
    </section>
  )
}

type FirstProps = Pick<Props, 'token' | 'share'> & { quiet: boolean; onOthers: () => void }

function FirstTouch({ token, share: { openCents }, quiet, onOthers }: FirstProps) {
  const action = useShareCommand(token, 'Não deu para gerar o código Pix.')
  return (
    <>
      <ActionFailure action={action} />
      <button
        type="button"
        className={quiet ? button.secondary : button.primary}
        aria-busy={action.pending}
        onPointerDown={shareForm.prefetch}
        onClick={() => {
          shareForm.prefetch()
          action.run({ type: 'pix' })
        }}
      >
        Pagar {formatCents(openCents)} com Pix
      </button>
      {action.pending && <SlowNotice onCancel={action.abort} />}
      <button
        type="button"
        className={button.secondary}
        onPointerEnter={shareForm.prefetch}
        onFocus={shareForm.prefetch}
        onClick={onOthers}
      >
        Pagar de outro jeito
      </button>
    </>
  )
}
