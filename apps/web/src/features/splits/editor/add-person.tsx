import type { Contact } from '@campo-livre/domain/splits/split-view.ts'
import { MAX_PEOPLE } from '@campo-livre/domain/splits/command.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DraftTools } from './use-draft.ts'
import classes from './split-editor.module.css'

type Props = { tools: DraftTools; contacts: readonly Contact[] }

/** Puts people on a bill: by name, several at once, or of earlier games. */
export function AddPerson({ tools, contacts }: Props) {
  const { people } = tools.draft
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const known = new Set(people.flatMap(({ name, sameAs }) => [fold(name), sameAs]))
  const others = contacts.filter(({ name, sameAs }) => !known.has(fold(name)) && !known.has(sameAs))
  const add = () => {
    const names = text
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    if (names.length === 0) setProblem('Escreva o nome.')
    else if (names.some((name) => name.length > 60)) setProblem('Use no máximo 60 letras.')
    else if (people.length + names.length > MAX_PEOPLE) setProblem(`Divida entre até ${MAX_PEOPLE} pessoas.`)
    else {
      for (const name of names) tools.addPerson(name)
      setText('')
      setProblem(null)
    }
  }
  return (
    <div className={classes.adding}>
      <div className={classes.aside}>
        <TextInput
          label="Mais gente"
          description="Nomes separados por vírgula. Ninguém precisa de conta."
          value={text}
          error={problem}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add}>
          Pôr na conta
        </Button>
      </div>
      {others.length > 0 && (
        <details>
          <summary className={classes.summary}>De outros jogos</summary>
          <ul className={classes.chips} aria-label="De outros jogos">
            {others.map((contact) => (
              <li key={contact.sameAs}>
                <Button
                  variant="default"
                  disabled={people.length >= MAX_PEOPLE}
                  onClick={() => tools.addContact(contact)}
                >
                  {contact.name}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
