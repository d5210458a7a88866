import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { changeStockRule } from '@campo-livre/api/stock/change-stock-rule.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './stock-rule.module.css'

/** Says whether the counter sells beyond the stock, with the button that changes it (rule 7); its place is kept until it is known. */
export function StockRule() {
  const { data: company } = useQuery(ownCompanyQuery())
  const client = useQueryClient()
  const action = useAction<boolean, Awaited<ReturnType<typeof changeStockRule>>>({
    mutation: {
      mutationFn: (sellsBeyondStock, { signal }) => changeStockRule({ sellsBeyondStock }, signal),
      meta: { changes: ['company'], laid: true },
      onSuccess: (own) => client.setQueryData(ownCompanyQuery().queryKey, own),
    },
    toast: (_own, beyond) => ({
      title: beyond ? 'Venda além do estoque ligada' : 'Venda além do estoque desligada',
      text: beyond ? 'O que faltar fica marcado até a próxima compra.' : 'O balcão para no zero.',
    }),
    failure: 'Não deu para mudar a regra do estoque. Tente de novo.',
  })
  const beyond = company?.sellsBeyondStock ?? false
  return (
    <section className={classes.rule} data-waiting={!company || undefined} aria-label="Regra do estoque">
      <p>
        {beyond
          ? 'O balcão vende além do estoque: o que falta fica marcado até a próxima compra.'
          : 'O balcão para no zero: sem estoque, não vende.'}
      </p>
      <button
        type="button"
        className={button.subtle}
        aria-busy={action.pending}
        onClick={() => action.run(!beyond)}
      >
        {beyond ? 'Parar no zero' : 'Vender além do estoque'}
      </button>
      <ActionFailure action={action} />
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </section>
  )
}
