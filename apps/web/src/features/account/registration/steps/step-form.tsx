import button from '@campo-livre/ui/button/button.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode, SyntheticEvent } from 'react'
import layout from '../../../../lib/form/form-layout.module.css'
import { type Sending, SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { type Kind, toAddress } from '../registration-address.ts'
import { type Moved, StepHeading } from './step-heading.tsx'
import { StepProgress } from './step-progress.tsx'
import classes from './steps.module.css'

type Props = {
  kind: Kind
  steps: readonly { name: string; title: string }[]
  at: number
  moved: Moved
  /** Checks the fields of the step; returns whether they are right. */
  check: () => boolean
  goTo: (step: number) => void
  /** Sends the form, on the last step. */
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
  sending: Sending
  /** The text of the last button. */
  send: string
  /** A link next to the failure. */
  action?: ReactNode
  /** The fields of the step. */
  children: ReactNode
}

/** A step of a registration: its progress, its fields, and the buttons to go on and back. */
export function StepForm({
  kind,
  steps,
  at,
  moved,
  check,
  goTo,
  submit,
  sending,
  send,
  action,
  children,
}: Props) {
  const isLast = at === steps.length - 1
  const goOn = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check()) goTo(at + 1)
  }
  return (
    <>
      <StepProgress kind={kind} names={steps.map(({ name }) => name)} at={at} />
      <StepHeading place={`${kind} ${at}`} moved={moved} before={`Etapa ${at + 1} de ${steps.length}`}>
        {steps[at]?.title}
      </StepHeading>
      <form className={layout.form} onSubmit={isLast ? submit : goOn} noValidate>
        {children}
        {isLast ? (
          <SubmitButton sending={sending} action={action}>
            {send}
          </SubmitButton>
        ) : (
          <div className={classes.onward}>
            <Button type="submit" size="lg" fullWidth>
              Continuar
            </Button>
          </div>
        )}
        <Link
          to="/registro"
          search={at === 0 ? {} : toAddress(kind, at - 1)}
          activeOptions={{ exact: true }}
          className={`${button.secondary} ${button.wide}`}
        >
          Voltar
        </Link>
      </form>
    </>
  )
}
