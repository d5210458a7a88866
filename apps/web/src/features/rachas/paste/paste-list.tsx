import '@campo-livre/ui/styles/form.css'
import { MAX_PEOPLE } from '@campo-livre/domain/rachas/command.ts'
import { matchPlayers, type KnownPlayer } from '@campo-livre/domain/rachas/paste/match-players.ts'
import type { PastedPerson, RosterStyle } from '@campo-livre/domain/rachas/paste/pasted-list.ts'
import type { PastedPlayer } from '@campo-livre/domain/rachas/paste/to-command.ts'
import { readList } from '@campo-livre/domain/rachas/paste/read-list.ts'
import { Textarea } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { countPasted } from './count-pasted.ts'
import classes from './paste-list.module.css'
import { PastedLines } from './pasted-lines.tsx'

type Props = {
  /** The people to whom names are matched. */
  known: readonly KnownPlayer[]
  /** Called with everybody on the list, once each question is answered; a chat has no manner of a list. */
  onUse: (people: readonly PastedPlayer[], style: RosterStyle | null) => void
  /** The action that saves the list. */
  action: Omit<ActionState, 'error' | 'reset'>
  /** The text to begin with. */
  initialText?: string
  onText?: (text: string) => void
}

const NEW = 'new'

/** The group's list is pasted, and shown line by line with what each was read as, before anything is saved (N4). */
export default function PasteList({ known, onUse, action, initialText = '', onText }: Props) {
  const [text, setText] = useState(initialText)
  const [check, setCheck] = useState<'paid' | 'confirmed' | ''>('')
  /** The answers to “Quem é?”, by person: the id of a player, or `new`. */
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState(false)
  const shown = useDeferredValue(text)
  const list = useMemo(() => readList(shown, check === '' ? undefined : check), [shown, check])
  const people = useMemo(() => list.roster.groups.flatMap((group) => group.people), [list])
  const matches = useMemo(
    () =>
      matchPlayers(
        people.map(({ name }) => name),
        known,
      ),
    [people, known],
  )
  const open = people.filter(
    (_, at) => matches[at]?.is === 'question' && answers[keyOf(people, at)] === undefined,
  )
  const checked = list.hasManner && /[✅✔☑]/u.test(shown)
  const use = () => {
    setAsked(true)
    if (open.length > 0) return
    onUse(
      people.map((person, at) => ({ person, playerId: playerOf(matches[at], answers[keyOf(people, at)]) })),
      list.hasManner ? list.style : null,
    )
  }
  return (
    <div className={classes.paste}>
      <Textarea
        label="Lista do grupo"
        description="Cole a lista ou a conversa como está no WhatsApp. Nada é salvo antes de você conferir."
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onText?.(currentTarget.value)
        }}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
      />
      {shown.trim() !== '' && (
        <>
          <p role="status" className={classes.count}>
            {countPasted(people)}
          </p>
          {list.problems.length > 0 && (
            <ul className={classes.problems} aria-label="Para conferir">
              {list.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          {checked && (
            <FilterSelect
              label="O que quer dizer o ✅"
              value={check}
              options={[
                { value: '', label: '✅ como a lista parece dizer' },
                { value: 'paid', label: '✅ é pago' },
                { value: 'confirmed', label: '✅ é confirmado' },
              ]}
              onChange={(value) => setCheck(value === 'paid' || value === 'confirmed' ? value : '')}
            />
          )}
          <PastedLines
            lines={list.lines}
            questionOf={(person) => {
              const at = people.indexOf(person)
              const match = matches[at]
              if (match?.is !== 'question') return null
              const key = keyOf(people, at)
              return {
                value: answers[key] ?? '',
                options: [
                  ...match.players.map(({ id, name }) => ({ value: id, label: name })),
                  { value: NEW, label: 'Outra pessoa' },
                ],
                onChange: (value) => setAnswers({ ...answers, [key]: value }),
              }
            }}
          />
          {asked && open.length > 0 && (
            <Notice>{`Falta dizer quem é ${open.map(({ name }) => name).join(', ')}.`}</Notice>
          )}
          <ActionButton
            action={action}
            onClick={use}
            disabled={people.length === 0 || people.length > MAX_PEOPLE}
          >
            Salvar a lista
          </ActionButton>
        </>
      )}
    </div>
  )
}

/** Names a person while the text is edited: by name, and by the number of those with the same name before. */
function keyOf(people: readonly PastedPerson[], at: number): string {
  const name = people[at]?.name ?? ''
  return `${name} ${people.slice(0, at).filter((each) => each.name === name).length}`
}

function playerOf(match: ReturnType<typeof matchPlayers>[number] | undefined, answer: string | undefined) {
  if (match?.is === 'known') return match.player.id
  return match?.is === 'question' && answer !== undefined && answer !== NEW ? answer : null
}
