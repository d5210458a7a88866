import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import classes from './linked-share.module.css'
import { useShareCommand } from './use-share-command.ts'

type Props = { token: string; share: LinkedShare }

/** The items that wait for whose they were: the first who says so has one. */
export function ShareClaims({ token, share: { claimable } }: Props) {
  const action = useShareCommand(token, 'Não deu para anotar.')
  if (claimable.length === 0) return null
  return (
    <section aria-labelledby="foi-seu" className={classes.section}>
      <h2 id="foi-seu">Algo disto foi seu?</h2>
      <ActionFailure action={action} />
      <ul className={classes.list}>
        {claimable.map(({ id, name, cents, mine }) => (
          <li key={id} className={classes.line}>
            <span className={classes.name}>
              {name}, {formatCents(cents)}
            </span>
            <button
              type="button"
              className={button.secondary}
              aria-label={mine ? `Não foi meu: ${name}` : `Foi meu: ${name}`}
              onClick={() => action.run({ type: 'claim_own', itemId: id, claimed: !mine })}
            >
              {mine ? 'Não foi meu' : 'Foi meu'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
