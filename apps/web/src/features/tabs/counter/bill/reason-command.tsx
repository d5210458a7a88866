import { Button } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { ReasonForm } from './reason-form.tsx'

/** A command that asks for a reason, which opens in the place of its button. */
export function ReasonCommand(props: ComponentProps<typeof ReasonForm>) {
  const [isAsking, setAsking] = useState(false)
  const { act, danger = false } = props
  if (isAsking) return <ReasonForm {...props} />
  return (
    <Button variant="default" size="md" {...(danger ? { color: 'red' } : {})} onClick={() => setAsking(true)}>
      {act}
    </Button>
  )
}
