import { dropEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { Button } from '@mantine/core'
import { ActionFailure } from '../../../../lib/action/action-failure.tsx'
import { useAction } from '../../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../../lib/loading/slow-notice.tsx'
import { useRestoreFocus } from '../../../../lib/action/use-restore-focus.ts'
import classes from '../parts/security-section.module.css'

/** Cancels the change of e-mail. */
export function DropEmailChange({ onDropped }: { onDropped: (account: Account) => void }) {
  const { run, pending, abort, ...action } = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => dropEmailChange(signal),
      meta: {},
      onSuccess: onDropped,
    },
    failure: 'Não deu para desistir agora. Tente de novo em instantes.',
  })
  const button = useRestoreFocus(pending)
  return (
    <>
      <ActionFailure action={action} />
      <div className={classes.buttons}>
        <Button ref={button} variant="default" loading={pending} onClick={() => run()}>
          Desistir da troca
        </Button>
      </div>
      {pending && <SlowNotice onCancel={abort} />}
    </>
  )
}
