import { answerLinkedRacha, linkedRachaQuery } from '@campo-livre/api/rachas/linked-racha.ts'
import { ageStatement, forAges } from '@campo-livre/domain/rachas/ages.ts'
import { personName } from '@campo-livre/domain/rachas/command.ts'
import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import type { RachaAnswer } from '@campo-livre/domain/rachas/racha-words.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useSession } from '../../../session/use-session.ts'
import { AgeAsked } from '../age/age-asked.tsx'
import { AnswerButtons } from '../list/answer-buttons.tsx'
import classes from './guest-answer.module.css'
import { guestKey, guestName, keepGuestName } from './guest-key.ts'
import { instantWords } from '../racha-sentences.ts'

type Props = { token: string; racha: LinkedRacha }
type Said = { answer: RachaAnswer; name: string; goalkeeper: boolean; ageStated?: boolean }

const MINUTE_MS = 60_000

/** The answer of somebody with the link: by a name, or as the athlete who is signed in. */
export function GuestAnswer({ token, racha }: Props) {
  const { me, status, start } = racha
  const now = useNow(MINUTE_MS)
  const client = useQueryClient()
  const { user, role } = useSession()
  const athlete = role === 'athlete' ? user : null
  const [name, setName] = useState(guestName)
  const [goalkeeper, setGoalkeeper] = useState(me?.goalkeeper ?? false)
  const [problem, setProblem] = useState<string | null>(null)
  const [ofAge, setOfAge] = useState(false)
  const [ageProblem, setAgeProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const ageField = useRef<HTMLInputElement>(null)
  const action = useAction<Said, LinkedRacha>({
    mutation: {
      meta: { changes: ['rachas'] },
      mutationFn: (said, { idempotencyKey: id, signal }) =>
        answerLinkedRacha(token, { ...said, id, key: guestKey() }, signal),
      onSuccess: (answer, said) => {
        if (athlete === null) keepGuestName(said.name)
        client.setQueryData(linkedRachaQuery(token, '').queryKey, answer)
      },
    },
    failure: 'Não deu para anotar sua resposta.',
  })
  if (status === 'cancelled') return <p className={classes.told}>Este racha foi cancelado.</p>
  if (Date.parse(now) >= Date.parse(start)) return <p className={classes.told}>O jogo já começou.</p>
  const known = athlete?.name ?? me?.name
  const statement = athlete === null && !isIn(me) ? ageStatement(racha) : null
  const answer = (given: RachaAnswer) => {
    const read = personName.safeParse(known ?? name)
    const wrong = read.success ? null : (read.error.issues[0]?.message ?? null)
    setProblem(wrong)
    const unstated = given === 'going' && statement !== null && !ofAge
    setAgeProblem(unstated ? `Este racha é ${forAges(racha)}. Confirme a sua idade.` : null)
    if (!read.success) field.current?.focus()
    else if (unstated) ageField.current?.focus()
    else
      action.run({
        answer: given,
        name: read.data,
        goalkeeper,
        ...(statement !== null && { ageStated: ofAge }),
      })
  }
  return (
    <section aria-labelledby="resposta" className={classes.answer}>
      <h2 id="resposta">{me ? `${me.name}, você vai?` : 'Você vai?'}</h2>
      <p role="status" className={me ? classes.told : 'visually-hidden'}>
        {me && standing(racha, me)}
      </p>
      {known === undefined && (
        <TextInput
          ref={field}
          label="Seu nome"
          description="Como a turma te chama."
          value={name}
          error={problem}
          maxLength={60}
          autoComplete="nickname"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setProblem(null)
          }}
        />
      )}
      {athlete && me === null && <p>Você responde como {athlete.name}.</p>}
      <Checkbox
        label="Jogo no gol"
        checked={goalkeeper}
        onChange={({ currentTarget }) => setGoalkeeper(currentTarget.checked)}
      />
      {statement !== null && (
        <Checkbox
          ref={ageField}
          label={statement}
          checked={ofAge}
          error={ageProblem}
          onChange={({ currentTarget }) => {
            setOfAge(currentTarget.checked)
            setAgeProblem(null)
          }}
        />
      )}
      <AgeAsked action={action}>
        {(shown) => (
          <AnswerButtons
            status={me?.status ?? null}
            action={shown}
            sent={action.variables?.answer}
            look="bar"
            onAnswer={answer}
          />
        )}
      </AgeAsked>
    </section>
  )
}

const isIn = (me: LinkedRacha['me']) => me !== null && ['confirmed', 'offered', 'waiting'].includes(me.status)

/** Returns how somebody stands, with the reason of their place. */
function standing(racha: LinkedRacha, { status, offerUntil, why }: NonNullable<LinkedRacha['me']>): string {
  switch (status) {
    case 'confirmed':
      return `Você vai: ${why}.`
    case 'offered':
      return `Guardamos um lugar para você até ${instantWords(offerUntil ?? racha.start, racha)}. Confirme se vai.`
    case 'waiting':
      return `Você está na lista de espera: ${why}. Volte aqui para ver se abriu um lugar.`
    case 'maybe':
      return 'Você respondeu talvez.'
    case 'declined':
      return 'Você não vai desta vez.'
    case 'invited':
    default:
      return 'Falta a sua resposta.'
  }
}
