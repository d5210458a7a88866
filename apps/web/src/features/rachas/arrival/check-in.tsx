import { arriveByLink, linkedArrivalQuery } from '@campo-livre/api/rachas/arrivals.ts'
import type { LinkedArrival } from '@campo-livre/domain/rachas/arrival.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Action } from '../../../lib/action/action.ts'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { guestKey } from '../linked/guest-key.ts'
import classes from './arrival.module.css'

type Arriving = Action<{ name: string | null }, LinkedArrival>

/** The arrival of whoever read the code at the field (N2): noted at once, or after a guest has said who they are. */
export default function CheckIn({ token, code }: { token: string; code: string }) {
  const key = guestKey()
  const client = useQueryClient()
  const options = linkedArrivalQuery(token, code, key)
  const query = useQuery(options)
  const action: Arriving = useAction<{ name: string | null }, LinkedArrival>({
    mutation: {
      meta: { changes: ['rachas'] },
      mutationFn: ({ name }, { idempotencyKey: id, signal }) =>
        arriveByLink(token, { id, key, code, name }, signal),
      onSuccess: (answer) => client.setQueryData(options.queryKey, answer),
    },
    failure: 'Não deu para anotar sua chegada.',
  })
  return (
    <section aria-labelledby="chegada" className={classes.arrival}>
      <h2 id="chegada">Chegada</h2>
      <QueryState
        query={query}
        skeleton={<Skeleton height="3rem" />}
        failure="Não deu para anotar sua chegada"
      >
        {(arrival) => <Arrival arrival={arrival} action={action} />}
      </QueryState>
    </section>
  )
}

type Props = { arrival: LinkedArrival; action: Arriving }

function Arrival({ arrival: { refusal, me, choices }, action }: Props) {
  if (me !== null && me.turn !== null)
    return (
      <p role="status">
        <strong>{me.name}, chegada anotada.</strong> Você é o {me.turn}º a chegar.
      </p>
    )
  if (refusal !== null) return <p role="status">{refusal}</p>
  if (me === null) return <Choices names={choices} action={action} />
  if (!me.expected)
    return <p>Seu lugar ainda não está confirmado. Responda aqui embaixo, ou fale com quem organiza.</p>
  return <Known name={me.name} action={action} />
}

/** Somebody whom their account or device tells: noted by itself, with a button in case that fails. */
function Known({ name, action }: { name: string; action: Arriving }) {
  const arrive = useEffectEvent(() => action.run({ name: null }))
  useEffect(() => arrive(), [])
  return (
    <>
      <p>{name}, que bom que você veio.</p>
      <ActionButton action={action} onClick={() => action.run({ name: null })}>
        Cheguei
      </ActionButton>
    </>
  )
}

function Choices({ names, action }: { names: readonly string[]; action: Arriving }) {
  const { href } = useLocation()
  return (
    <>
      {names.length > 0 && <p id="quem-chega">Quem é você?</p>}
      <ActionFailure action={action} />
      {names.length > 0 && (
        <ul className={classes.names} aria-labelledby="quem-chega">
          {names.map((name) => (
            <li key={name}>
              <SendingButton
                fullWidth
                variant="default"
                action={{ ...action, pending: action.pending && action.variables?.name === name }}
                onClick={() => action.run({ name })}
              >
                {name}
              </SendingButton>
            </li>
          ))}
        </ul>
      )}
      {action.pending && <SlowNotice onCancel={action.abort} />}
      <p className={classes.hint}>
        {names.length > 0 ? 'Seu nome não está aqui? ' : 'Não sabemos quem você é. '}
        Se você tem conta,{' '}
        <Link to="/login" search={{ redirect: href }}>
          entre
        </Link>
        ; senão, peça a quem organiza para anotar sua chegada.
      </p>
    </>
  )
}
