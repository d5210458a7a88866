import { linkedShareQuery } from '@campo-livre/api/splits/linked-share.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { doOthersOwe } from './do-others-owe.ts'
import { PayShare } from './linked/pay-share.tsx'
import classes from './split.module.css'
import { useSplitCommand } from './use-split-command.ts'
import { PAID_MS } from './paid-interval.ts'

type Props = { split: SplitDetail; me: SplitPersonDetail }

/** The open share of the person who divides a bill: paid here by Pix, or noted as paid; the main act once nobody else owes. */
export function OwnShare({ split, me }: Props) {
  const query = useQuery({
    ...linkedShareQuery(me.token),
    meta: { told: ['bill'] },
    refetchInterval: () => unlessTold(PAID_MS),
  })
  const action = useSplitCommand(split.id, { failure: 'Não deu para anotar o seu pagamento.' })
  return (
    <section aria-labelledby="sua-parte" className={classes.own}>
      <h2 id="sua-parte">
        Sua parte: <span className={classes.cents}>{formatCents(me.openCents)}</span>
      </h2>
      <QueryState query={query} skeleton={<Skeleton height="6rem" />} failure="Não deu para abrir o seu Pix">
        {(share) => (
          <PayShare token={me.token} share={share} quiet={doOthersOwe(split)} className={classes.section} />
        )}
      </QueryState>
      <ActionButton
        variant="subtle"
        action={action}
        onClick={() => action.run({ type: 'receive', personId: me.id })}
      >
        Já paguei a minha parte
      </ActionButton>
    </section>
  )
}
