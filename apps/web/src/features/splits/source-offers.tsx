import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SourceOffer, SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { IconPlus } from '@tabler/icons-react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'
import { useSplitCommand } from './use-split-command.ts'

/** The tabs of the same hours that are not on a bill yet: each is taken in by one touch, as everybody's. */
export function SourceOffers({ split }: { split: SplitDetail }) {
  const onBill = new Set(split.items.map(({ source }) => source?.id))
  const offers = split.sources.filter(({ source }) => source.kind === 'tab' && !onBill.has(source.id))
  if (offers.length === 0) return null
  return (
    <ul className={rows.list} aria-label="Comandas do mesmo horário">
      {offers.map((offer) => (
        <Offered key={offer.source.id} split={split} offer={offer} />
      ))}
    </ul>
  )
}

function Offered({ split, offer }: { split: SplitDetail; offer: SourceOffer }) {
  const { source, name, cents } = offer
  const action = useSplitCommand(split.id, { failure: `Não deu para pôr a ${name} na conta.` })
  const item = { id: `tab-${source.id}`, kind: 'tab', name, cents, payers: { of: 'all' }, source } as const
  return (
    <li className={classes.offer}>
      <div className={rows.who}>
        <span className={rows.name}>
          {name}, <span className={classes.cents}>{formatCents(cents)}</span>
        </span>
        <span className={rows.facts}>Do mesmo horário, fora da conta.</span>
      </div>
      <ActionButton
        variant="default"
        action={action}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => action.run({ type: 'edit', edits: [{ do: 'item', item }] })}
      >
        Pôr na conta
      </ActionButton>
    </li>
  )
}
