import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { schemaRule } from '../form/rules.ts'
import classes from './confirm.module.css'
import type { Reason } from './reason.ts'

type Props = {
  reason: Reason
  action: ActionState
  /** Called with the reason as its schema reads it. */
  onAct: (reason: string) => void
  /** The consequence of the action. */
  children: ReactNode
  /** The buttons; one of them submits. */
  buttons: ReactNode
}

/**
 * Asks for the reason of an action: a missing or refused one is told at the field until it changes. What was typed is kept over a
 * failure, a closed question and a lost session (G5).
 */
export function ReasonForm({ reason, action, onAct, children, buttons }: Props) {
  const { label, description, usual = [], schema, draft } = reason
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: draft.read(),
    onValuesChange: draft.keep,
    validate: { reason: schemaRule(schema) },
  })
  const refused = action.error instanceof ApiError ? action.error.errors.reason?.[0] : undefined
  const showRefused = useEffectEvent((sentence: string) => {
    form.setFieldError('reason', sentence)
    form.getInputNode('reason')?.focus()
  })
  useEffect(() => {
    if (refused !== undefined) showRefused(refused)
  }, [refused])
  const fill = (text: string) => {
    form.setFieldValue('reason', text)
    form.clearFieldError('reason')
    form.getInputNode('reason')?.focus()
  }
  return (
    <form
      className={classes.body}
      onSubmit={form.onSubmit(
        (typed) => onAct(schema.parse(typed.reason)),
        () => form.getInputNode('reason')?.focus(),
      )}
      noValidate
    >
      {children}
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={label}
        description={description}
        autosize
        minRows={3}
        data-autofocus
      />
      {usual.length > 0 && (
        <div className={classes.usual} role="group" aria-label="Motivos comuns">
          {usual.map((text) => (
            <button key={text} type="button" className={classes.chip} onClick={() => fill(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
      {refused === undefined && <ActionFailure action={action} />}
      {buttons}
    </form>
  )
}
