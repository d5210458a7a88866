import '@campo-livre/ui/styles/form.css'
import type { ReactNode } from 'react'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { DraftForm, type DraftFormProps } from './draft-form.tsx'

type Props<Body, Answer> = Omit<DraftFormProps<Body, Answer>, 'onPending'> & {
  opened: boolean
  title: ReactNode
}

/**
 * A form in a drawer, or a sheet on a phone: its fields are declared and checked by the schema of the body. Typed text
 * is kept when it is closed, over a reload and a lost session (G5), and merged with values that somebody else has saved
 * meanwhile.
 */
export default function FormDrawer<Body, Answer>({ opened, title, ...form }: Props<Body, Answer>) {
  return (
    <SideDrawer opened={opened} onClose={form.onClose} title={title}>
      {/* Another row starts another form. */}
      <DraftForm key={form.draftKey} {...form} />
    </SideDrawer>
  )
}
