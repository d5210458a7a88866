import { IconCircle, IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './step-list.module.css'
import type { ListedStep } from './setup-steps.ts'

const states = {
  done: { icon: IconCircleCheck, label: 'pronto' },
  current: { icon: IconCircleDot, label: 'aberto agora' },
  open: { icon: IconCircle, label: 'a fazer' },
  optional: { icon: IconCircleDashed, label: 'se precisar' },
}

type Props = {
  steps: readonly ListedStep[]
  /** The id of the field; null for one that is not made yet. */
  id: string | null
}

/** The steps of setting up a field, with their states; each leads to its section. */
export function StepList({ steps, id }: Props) {
  return (
    <nav aria-label="Partes do campo">
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step.step} className={classes.item}>
            <StepLink {...step} id={id} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLink({ step, name, state, locked, id }: ListedStep & Pick<Props, 'id'>) {
  const { icon: Icon, label } = states[state]
  const content = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.name}>{name}</span>
      <span className="visually-hidden">({label})</span>
    </>
  )
  if (id === null || locked)
    return (
      <span
        className={classes.step}
        data-state={state}
        data-locked={locked || undefined}
        {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
      >
        {content}
      </span>
    )
  return (
    <Link
      to="/company/fields/$id"
      params={{ id }}
      search={{ passo: step }}
      className={classes.step}
      data-state={state}
      activeProps={{}}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {content}
    </Link>
  )
}
