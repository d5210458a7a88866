import type { ImportLine } from '@campo-livre/domain/lists/import.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import classes from './import.module.css'

/** The number of lines that are listed. */
const SHOWN = 100

const kinds = {
  created: { label: 'Novo', tone: 'success' },
  changed: { label: 'Muda', tone: 'pending' },
  same: { label: 'Igual', tone: 'muted' },
} as const

/** The lines of a file, each with what becomes of its product. */
export function ImportPlanView({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <>
      <ul aria-label="O que a planilha faz">
        {lines.slice(0, SHOWN).map(({ line, name, kind }) => (
          <li key={line} className={classes.line}>
            <span>
              <small className={classes.note}>Linha {formatCount(line)}</small> {name}
            </span>
            <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p className={classes.note}>E mais {formatCount(lines.length - SHOWN)}.</p>}
    </>
  )
}
