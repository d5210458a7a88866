import { fold } from '@campo-livre/domain/text/fold.ts'
import { Button, TextInput } from '@mantine/core'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { MAX_NAME } from './view.ts'
import classes from './views.module.css'

type Props = {
  label: string
  /** The text of the button. */
  submit: string
  /** The initial name. */
  name: string
  /** The names of the other views. */
  taken: readonly string[]
  onName: (name: string) => void
  /** Present where a view is renamed: the name is selected. */
  onCancel?: () => void
}

/** The name of a view: a missing one and one that another view has are told at the field. */
export function ViewNameForm({ label, submit, name, taken, onName, onCancel }: Props) {
  const [text, setText] = useState(name)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const renaming = onCancel !== undefined
  useEffect(() => {
    if (renaming) input.current?.select()
  }, [renaming])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const tidy = text.trim()
    const problem = problemOf(tidy, taken)
    setError(problem)
    if (problem !== null) return input.current?.focus()
    setText('')
    onName(tidy)
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        ref={input}
        label={label}
        value={text}
        maxLength={MAX_NAME}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError(null)
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default">
          {submit}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  )
}

function problemOf(name: string, taken: readonly string[]): string | null {
  if (name === '') return 'Dê um nome à lista.'
  return taken.some((other) => fold(other) === fold(name)) ? 'Já existe uma lista com esse nome.' : null
}
