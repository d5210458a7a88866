import '@campo-livre/ui/styles/form.css'
import type { ReactNode } from 'react'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { DraftForm, type DraftFormProps } from './draft-form.tsx'

type Props<Body, Answer> = Omit<DraftFormProps<Body, Answer>, 'onPending'> & {
  opened: boolean
  title: ReactNode
}

/**
 * A form in a drawer, a sheet on a phone: fields by their declaration, checked by the schema of what is sent. What is
 * typed is kept when it is closed, over a reload and a lost session too (G5), and merged with what somebody else has
 * saved meanwhile.
 */
export default function FormDrawer<Body, Answer>({ opened, title, ...form }: Props<Body, Answer>) {
  return (
    <SideDrawer opened={opened} onClose={form.onClose} title={title}>
      {/* Another thing, another form. */}
      <DraftForm key={form.draftKey} {...form} />
    </SideDrawer>
  )
}
