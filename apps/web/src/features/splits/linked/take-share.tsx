import button from '@campo-livre/ui/button/button.module.css'
import { useSession } from '../../../session/use-session.ts'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './linked-share.module.css'
import { useShareCommand } from './use-share-command.ts'

/** Puts a guest's share on the account of who is signed in, so that it stands in their list; nothing of it changes. */
export function TakeShare({ token }: { token: string }) {
  const { role } = useSession()
  const action = useShareCommand(token, 'Não deu para guardar.')
  if (role !== 'athlete') return null
  return (
    <section aria-labelledby="guardar" className={classes.section}>
      <h2 id="guardar">É você?</h2>
      <p className={classes.facts}>
        Guarde na sua conta e ache esta parte em Minhas Comandas. O valor e o que já foi pago não mudam.
      </p>
      <ActionFailure action={action} />
      <button
        type="button"
        className={button.secondary}
        aria-busy={action.pending}
        onClick={() => action.run({ type: 'take' })}
      >
        Guardar na minha conta
      </button>
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </section>
  )
}
