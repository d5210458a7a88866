import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { Themed } from '../../../lib/theme/themed.tsx'
import { methodIn, withMethod } from '../../../shared/payments/form/pay-method.ts'
import PaymentForm from '../../../shared/payments/form/payment-form.tsx'
import { useShareWays } from './use-share-ways.tsx'

type Props = { token: string; share: LinkedShare }

/** The form that pays a share, which is loaded apart: the page itself does without it. */
export default function ShareForm({ token, share }: Props) {
  const ways = useShareWays(token, share)
  const forma = useSearch({ strict: false, select: (search) => search.forma })
  const navigate = useNavigate()
  return (
    <Themed>
      <PaymentForm
        amountCents={share.card?.waits ? share.card.cents : share.openCents}
        ways={ways}
        method={methodIn(ways, { forma })}
        onMethod={(method) =>
          void navigate({
            to: '.',
            search: mergeSearch(withMethod({}, method)),
            replace: true,
            state: true,
            resetScroll: false,
          })
        }
      />
    </Themed>
  )
}
