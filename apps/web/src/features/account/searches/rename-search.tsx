import '@campo-livre/ui/styles/form.css'
import { type SavedSearch, savedSearchSchema } from '@campo-livre/domain/fields/list/saved-search.ts'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { focusWhole } from '../../../lib/browser/focus-whole.ts'
import { schemaRule } from '../../../lib/form/rules.ts'
import { Themed } from '../../../lib/theme/themed.tsx'
import classes from './search-list.module.css'

const problemOf = schemaRule(savedSearchSchema.shape.name)

type Props = { search: SavedSearch; onName: (name: string) => void; onClose: () => void }

/** The name of a saved search as a field in its row; Escape leaves it as it was. */
export function RenameSearch({ search: { name }, onName, onClose }: Props) {
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <Themed>
      <form
        noValidate
        className={classes.rename}
        aria-label={`Nome da busca ${name}`}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onSubmit={(event) => {
          event.preventDefault()
          const found = problemOf(text)
          setProblem(found)
          if (found === null) onName(text.trim())
          else input.current?.focus()
        }}
      >
        <TextInput
          label="Nome da busca"
          autoComplete="off"
          value={text}
          error={problem}
          ref={(shown) => {
            input.current = shown
            focusWhole(shown)
          }}
          onChange={({ currentTarget }) => {
            setProblem(null)
            setText(currentTarget.value)
          }}
        />
        <div className={classes.buttons}>
          <Button type="submit">Salvar</Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </Themed>
  )
}
