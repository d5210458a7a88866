import type { RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { LONGEST_NAME, personName } from '@campo-livre/domain/rachas/command.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ActionState } from '../../../lib/action/action.ts'
import classes from './person-drawer.module.css'
import { skillChoices } from './skill-choices.ts'

type Props = {
  person: RachaPerson
  action: Pick<ActionState, 'pending'>
  onEdit: (facts: { name: string } | { skill: number }) => void
}

/** Changes the name of a guest, and the level of anybody, by which the draw goes. */
export function PersonFacts({ person: { name, skill, hasAccount }, action, onEdit }: Props) {
  const [written, setWritten] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <div className={classes.acts}>
      <NativeSelect
        label="Nível de jogo"
        description="Só você vê. O sorteio usa para equilibrar os times."
        value={String(skill ?? '')}
        disabled={action.pending}
        data={skillChoices}
        onChange={({ currentTarget }) => onEdit({ skill: Number(currentTarget.value) })}
      />
      {!hasAccount && (
        <form
          className={classes.rename}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const read = personName.safeParse(written)
            setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
            if (read.success && read.data !== name) onEdit({ name: read.data })
          }}
        >
          <TextInput
            label="Nome na lista"
            value={written}
            error={problem}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          />
          <button type="submit" className={button.secondary}>
            Mudar o nome
          </button>
        </form>
      )}
    </div>
  )
}
