import type { FieldProblem } from '@campo-livre/domain/fields/set-up/field-problems.ts'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { changed } from '../../../lib/resource/use-list.ts'
import classes from './field-cards.module.css'
import { problemWords } from './problem-words.ts'

/** Returns the way to where a problem of a field is mended. */
function wayTo({ kind }: FieldProblem, id: string): Pick<LinkProps, 'to' | 'params' | 'search'> {
  if (kind === 'arena') return { to: '/company/profile' }
  if (kind === 'paused') return { to: '.', search: changed({ aberto: id }) }
  const steps = { draft: undefined, hours: 'horarios', price: 'precos', photo: 'fotos' } as const
  return { to: '/company/fields/$id', params: { id }, search: { passo: steps[kind] } }
}

/** A problem of a field, as a link to where it is mended. What keeps money away is told louder. */
export function ProblemLink({
  problem,
  field,
}: {
  problem: FieldProblem
  field: { id: string; name: string }
}) {
  const words = problemWords(problem)
  const urgent = problem.kind === 'price' || problem.kind === 'hours'
  return (
    <Link
      {...wayTo(problem, field.id)}
      resetScroll={problem.kind !== 'paused'}
      className={classes.problem}
      data-urgent={urgent || undefined}
    >
      {urgent && <IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      <span>
        {words}
        <span className="visually-hidden">, {field.name}</span>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  )
}
