import '@campo-livre/ui/styles/form.css'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { itemKindLabels } from '@campo-livre/domain/splits/split.ts'
import type { Contact, SourceOffer, SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { MAX_ITEMS } from '@campo-livre/domain/splits/command.ts'
import { Button } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { Action } from '../../../lib/action/action.ts'
import { Themed } from '../../../lib/theme/themed.tsx'
import type { Doing } from '../use-split-command.ts'
import { AddPerson } from './add-person.tsx'
import { type Draft, editsBetween, workOut } from './draft.ts'
import { ItemRow } from './item-row.tsx'
import { PersonRow } from './person-row.tsx'
import classes from './split-editor.module.css'
import { useDraft } from './use-draft.ts'

type Props = {
  initial: Draft
  /** The stored rule; empty for a new bill. */
  stored: Draft
  sources: readonly SourceOffer[]
  contacts: readonly Contact[]
  submit: string
  action: Action<Doing, SplitDetail>
  /** Makes the command of the changes. */
  toDoing: (edits: ReturnType<typeof editsBetween>) => Doing
  onClose?: () => void
}

const added = ['goalkeeper', 'ball', 'other'] as const

/** The rule of a bill as it is entered: items, people, and what each share comes to, worked out on every change. */
export default function SplitEditor({ initial, stored, sources, contacts, action, ...props }: Props) {
  const { submit, toDoing, onClose } = props
  const tools = useDraft(initial)
  const { draft } = tools
  const result = useMemo(() => workOut(draft), [draft])
  const [asked, setAsked] = useState(false)
  const edits = editsBetween(stored, draft)
  const cents = new Map(result.shares.map((share) => [share.personId, share.cents]))
  const offerOf = (id: string) => sources.find(({ source }) => source.id === id)
  const onBill = new Set(draft.items.map(({ source }) => source?.id))
  const shown = new Map([...result.rows].filter(([, { missing }]) => asked || !missing))
  const problemOf = (id: string) => shown.get(id)?.sentence
  const sentence = shown.size > 0 || result.rows.size === 0 ? result.sentence : null
  const form = useRef<HTMLFormElement>(null)
  return (
    <Themed>
      <form
        noValidate
        ref={form}
        className={classes.editor}
        onChange={() => !action.pending && action.reset()}
        onSubmit={(event) => {
          event.preventDefault()
          flushSync(() => setAsked(true))
          if (result.rows.size > 0) form.current?.querySelector<HTMLElement>('[data-wrong] input')?.focus()
          if (result.sentence !== null) return
          if (edits.length > 0) action.run(toDoing(edits))
          else onClose?.()
        }}
      >
        <section aria-labelledby="gastos" className={classes.section}>
          <h2 id="gastos">O que dividir</h2>
          <ul className={classes.rows}>
            {draft.items.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                people={draft.people}
                problem={problemOf(item.id)}
                offer={item.source ? offerOf(item.source.id) : undefined}
                onChange={tools.changeItem}
                onRemove={() => tools.removeItem(item.id)}
              />
            ))}
          </ul>
          {draft.items.length < MAX_ITEMS && (
            <div className={classes.buttons}>
              {sources
                .filter(({ source }) => !onBill.has(source.id))
                .map((offer) => (
                  <Button key={offer.source.id} variant="default" onClick={() => tools.addSource(offer)}>
                    + {offer.name}, {formatCents(offer.cents)}
                  </Button>
                ))}
              {added.map((kind) => (
                <Button key={kind} variant="default" onClick={() => tools.addItem(kind)}>
                  + {itemKindLabels[kind]}
                </Button>
              ))}
            </div>
          )}
        </section>
        <section aria-labelledby="pessoas" className={classes.section}>
          <h2 id="pessoas">Entre quem</h2>
          <ul className={classes.rows}>
            {draft.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                cents={cents.get(person.id) ?? 0}
                problem={problemOf(person.id)}
                onChange={tools.changePerson}
                onRemove={() => tools.removePerson(person.id)}
              />
            ))}
          </ul>
          <AddPerson tools={tools} contacts={contacts} />
        </section>
        <div className={classes.result} data-act-bar>
          <p className={classes.total}>
            Total <strong>{formatCents(result.totalCents)}</strong>
            {result.unclaimedCents > 0 && `, ${formatCents(result.unclaimedCents)} ainda sem dono`}
          </p>
          <p role="status" className={sentence === null ? 'visually-hidden' : classes.problem}>
            {sentence ?? (result.rows.size === 0 ? 'A conta fecha.' : '')}
          </p>
          <ActionButton
            fullWidth
            action={action}
            beside={
              onClose && (
                <Button variant="default" onClick={onClose}>
                  Voltar sem mudar
                </Button>
              )
            }
          >
            {submit}
          </ActionButton>
          <p className={classes.facts}>Ninguém é cobrado sem você mandar o link.</p>
        </div>
      </form>
    </Themed>
  )
}
