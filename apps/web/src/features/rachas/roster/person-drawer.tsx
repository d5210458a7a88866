import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import { participantStatusLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { AnswerButtons } from '../list/answer-buttons.tsx'
import { PersonFacts } from './person-facts.tsx'
import classes from './person-drawer.module.css'
import { type Doing, useRachaCommand } from '../use-racha-command.ts'

type Props = { racha: RachaDetail; personId: string | undefined; onClose: () => void }

/** The drawer of somebody on the roster, for the organiser: their answer, place, position, and the way out. */
export function PersonDrawer({ racha, personId, onClose }: Props) {
  const person = racha.participants.find(({ id }) => id === personId)
  const kept = useKept(person)
  if (kept === undefined) return null
  return (
    <SideDrawer opened={person !== undefined} onClose={onClose} title={kept.name}>
      <PersonActs key={kept.id} racha={racha} person={person ?? kept} onGone={onClose} />
    </SideDrawer>
  )
}

type Act = { label: string; doing: Doing; danger?: true }

function PersonActs({
  racha,
  person,
  onGone,
}: {
  racha: RachaDetail
  person: RachaPerson
  onGone: () => void
}) {
  const action = useRachaCommand(racha.id, {
    failure: 'Não deu para mudar a lista.',
    toast: () => ({ title: 'Lista atualizada' }),
    done: ({ participants, mine }) => {
      if (!mine || !participants.some(({ id }) => id === person.id)) onGone()
    },
  })
  const sent = JSON.stringify(action.variables)
  const answer = action.variables?.type === 'answer' ? action.variables.answer : undefined
  return (
    <div className={classes.person}>
      <p>
        {participantStatusLabels[person.status]}, {placeReason(racha, person)}
      </p>
      {racha.status !== 'played' && racha.status !== 'cancelled' && (
        <AnswerButtons
          status={person.status}
          action={action}
          sent={answer}
          onAnswer={(given) => action.run({ type: 'answer', participantId: person.id, answer: given })}
        />
      )}
      {answer === undefined && <ActionFailure action={action} />}
      <PersonFacts
        person={person}
        action={action}
        onEdit={(facts) => action.run({ type: 'edit', participantId: person.id, ...facts })}
      />
      <ul className={classes.acts}>
        {actsOf(racha, person).map(({ label, doing, danger }) => (
          <li key={label}>
            <SendingButton
              fullWidth
              variant="default"
              {...(danger ? { color: 'red' } : {})}
              action={{ ...action, pending: action.pending && sent === JSON.stringify(doing) }}
              onClick={() => action.run(doing)}
            >
              {label}
            </SendingButton>
          </li>
        ))}
      </ul>
      {action.pending && answer === undefined && <SlowNotice onCancel={action.abort} />}
    </div>
  )
}

/** Returns what an organiser can do with somebody besides their answer. */
function actsOf(
  racha: RachaDetail,
  { id: participantId, status, goalkeeper, kind, paid, hasAccount, me }: RachaPerson,
): Act[] {
  const transfer: Act[] =
    hasAccount && !me ? [{ label: 'Passar a organização', doing: { type: 'transfer', participantId } }] : []
  if (racha.status === 'cancelled') return transfer
  const settling: Act = {
    label: paid ? 'Tirar o pago' : 'Marcar que pagou',
    doing: { type: 'pay', participantId, paid: !paid },
  }
  if (racha.status === 'played') return [settling, ...transfer]
  const waits = status === 'waiting' || status === 'offered'
  return [
    ...(waits
      ? [{ label: 'Dar o lugar agora', doing: { type: 'promote', participantId } } satisfies Act]
      : []),
    {
      label: goalkeeper ? 'Passar para a linha' : 'Passar para o gol',
      doing: { type: 'edit', participantId, goalkeeper: !goalkeeper },
    },
    {
      label: kind === 'day' ? 'Tornar mensalista' : 'Tornar diarista',
      doing: { type: 'edit', participantId, kind: kind === 'day' ? 'regular' : 'day' },
    },
    settling,
    ...transfer,
    { label: 'Tirar da lista', doing: { type: 'remove', participantId }, danger: true },
  ]
}
