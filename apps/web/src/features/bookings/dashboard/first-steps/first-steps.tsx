import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { IconCircleCheck, IconCircleDashed, IconHourglassEmpty } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './first-steps.module.css'
import { type Step, stepsOf } from './steps-of.ts'

const states = {
  done: { icon: IconCircleCheck, label: 'Feito' },
  open: { icon: IconCircleDashed, label: 'A fazer' },
  pending: { icon: IconHourglassEmpty, label: 'Aguardando' },
}

/** The first steps of an arena without fields. */
export function FirstSteps({ company }: { company: OwnCompany }) {
  return (
    <StepList
      lead="O dia dos seus campos aparece aqui quando eles estiverem cadastrados. Até lá, deixe a arena pronta."
      steps={stepsOf(company)}
    />
  )
}

type ListProps = {
  lead: string
  steps: readonly Step[]
  /** Below the steps. */
  children?: ReactNode
}

/** Steps with their states, each with its way. */
export function StepList({ lead, steps, children }: ListProps) {
  return (
    <section className={classes.steps} aria-labelledby="primeiros-passos">
      <div>
        <h2 id="primeiros-passos" className={classes.title}>
          Primeiros passos
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <ol className={classes.list}>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </ol>
      {children}
    </section>
  )
}

function StepRow({ step: { title, text, state, way } }: { step: Step }) {
  const { icon: Icon, label } = states[state]
  return (
    <li className={classes.step} data-state={state}>
      <Icon size={24} stroke={1.75} role="img" aria-label={label} />
      <div className={classes.words}>
        <h3 className={classes.name}>{title}</h3>
        <p className={classes.text}>{text}</p>
      </div>
      {way && <StepWay way={way} />}
    </li>
  )
}

function StepWay({ way }: { way: NonNullable<Step['way']> }) {
  const { label, ...place } = way
  return (
    <Link {...place} className={classes.way}>
      {label}
    </Link>
  )
}
