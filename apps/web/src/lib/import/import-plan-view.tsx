import type { ImportLine } from '@campo-livre/domain/lists/import.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import classes from './import.module.css'

/** The number of lines that are listed at once. */
const SHOWN = 100

const kinds = {
  created: { label: 'Novo', tone: 'success' },
  changed: { label: 'Muda', tone: 'pending' },
  same: { label: 'Igual', tone: 'muted' },
} as const

type Props = {
  lines: readonly ImportLine[]
  /** The numbers of the lines that are left out. */
  left: ReadonlySet<number>
  onLeave: (line: number, leaves: boolean) => void
}

/** The lines of a file, each with what becomes of it, ticked to be imported. */
export function ImportPlanView({ lines, left, onLeave }: Props) {
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <ul aria-label="O que a planilha faz">
        {lines.slice(0, shown).map(({ line, name, kind }) => (
          <li key={line} className={classes.line}>
            <Checkbox
              size="md"
              className={classes.tick}
              label={name}
              description={`Linha ${formatCount(line)}`}
              checked={kind !== 'same' && !left.has(line)}
              disabled={kind === 'same'}
              onChange={({ currentTarget }) => onLeave(line, !currentTarget.checked)}
            />
            <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <button type="button" className={button.subtle} onClick={() => setShown(shown + SHOWN)}>
          Mostrar mais {formatCount(Math.min(SHOWN, lines.length - shown))}
        </button>
      )}
    </>
  )
}
