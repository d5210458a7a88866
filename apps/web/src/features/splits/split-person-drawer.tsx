import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { ActionFailure } from '../../lib/action/action-failure.tsx'
import { SendingButton } from '../../lib/action/sending-button.tsx'
import { SideDrawer } from '../../lib/drawer/side-drawer.tsx'
import { useKept } from '../../lib/drawer/use-kept.ts'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import { paymentWords, standingWords } from '@campo-livre/domain/splits/split-sentences.ts'
import { ShareLink } from './share-link.tsx'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'
import { type Doing, useSplitCommand } from './use-split-command.ts'

type Props = { split: SplitDetail; personId: string | undefined; onClose: () => void }

/** The drawer of somebody of a bill: their share, their link, and what the organiser can do about it. */
export function SplitPersonDrawer({ split, personId, onClose }: Props) {
  const person = split.people.find(({ id }) => id === personId)
  const kept = useKept(person)
  if (kept === undefined) return null
  return (
    <SideDrawer opened={person !== undefined} onClose={onClose} title={kept.name}>
      <PersonActs key={kept.id} split={split} person={person ?? kept} />
    </SideDrawer>
  )
}

type Act = { label: string; doing: Doing }

function PersonActs({ split, person }: { split: SplitDetail; person: SplitPersonDetail }) {
  const action = useSplitCommand(split.id, {
    failure: 'Não deu para mudar a conta.',
    toast: () => ({ title: 'Conta atualizada' }),
  })
  const sent = JSON.stringify(action.variables)
  const { shareCents, payments, openCents, me } = person
  const live = split.cancelledAt === null
  return (
    <div className={classes.person}>
      <p>
        <span className={classes.amount}>{formatCents(shareCents)}</span>
        <br />
        {standingWords(person)}.
      </p>
      {live && openCents > 0 && !me && (
        <ShareLink
          split={split}
          person={person}
          onSend={() => action.run({ type: 'remind', personId: person.id })}
        />
      )}
      {payments.length > 0 && (
        <ul className={rows.list} aria-label="Pagamentos">
          {payments.map((payment) => (
            <li key={payment.id} className={rows.line}>
              {paymentWords(payment)}
            </li>
          ))}
        </ul>
      )}
      <ActionFailure action={action} />
      <ul className={classes.acts}>
        {actsOf(split, person).map(({ label, doing }) => (
          <li key={label}>
            <SendingButton
              fullWidth
              variant="default"
              action={{ ...action, pending: action.pending && sent === JSON.stringify(doing) }}
              onClick={() => action.run(doing)}
            >
              {label}
            </SendingButton>
          </li>
        ))}
      </ul>
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </div>
  )
}

/** Returns what the organiser can do about a share now. */
function actsOf({ cancelledAt, items }: SplitDetail, person: SplitPersonDetail): Act[] {
  const { id: personId, me, openCents, creditCents, payments } = person
  const live = cancelledAt === null
  const said = payments.find(({ status }) => status === 'said')
  const undoable = payments.filter((payment) => payment.undoable && payment !== said)
  return [
    ...(live && said
      ? [
          { label: 'Confirmar que recebi', doing: { type: 'confirm', paymentId: said.id } } satisfies Act,
          { label: 'Não recebi', doing: { type: 'undo', paymentId: said.id } } satisfies Act,
        ]
      : []),
    ...(live && !said && openCents > 0
      ? [
          {
            label: me ? 'Já paguei a minha parte' : `Recebi ${formatCents(openCents)} em dinheiro`,
            doing: { type: 'receive', personId },
          } satisfies Act,
        ]
      : []),
    ...(live
      ? items.flatMap(({ id: itemId, name, payers }): Act[] => {
          if (payers.of !== 'claim') return []
          if (payers.byId === null)
            return [{ label: `Foi de ${person.name}: ${name}`, doing: { type: 'claim', itemId, personId } }]
          return payers.byId === personId
            ? [
                {
                  label: `Não foi de ${person.name}: ${name}`,
                  doing: { type: 'claim', itemId, personId: null },
                },
              ]
            : []
        })
      : []),
    ...(creditCents > 0
      ? [
          {
            label: `Devolvi ${formatCents(creditCents)} de crédito`,
            doing: { type: 'return_credit', personId },
          } satisfies Act,
        ]
      : []),
    ...undoable.map((payment): Act => ({
      label: `Desfazer ${paymentWords(payment)}`,
      doing: { type: 'undo', paymentId: payment.id },
    })),
    ...(live && !me
      ? [{ label: 'Trocar o link', doing: { type: 'renew_link', personId } } satisfies Act]
      : []),
  ]
}
