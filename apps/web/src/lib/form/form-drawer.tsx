import '@campo-livre/ui/styles/form.css'
import { type ReactNode, useState } from 'react'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { DraftForm, type DraftFormProps } from './draft-form.tsx'

type Props<Body, Answer> = Omit<DraftFormProps<Body, Answer>, 'onCovered'> & { title: ReactNode }

/**
 * A form in a drawer, on a phone a sheet: its fields are declared, the schema of the body checks them. The typed texts
 * are kept when it closes, over a reload and a lost session (G5), and merged with what somebody else saves meanwhile.
 */
export default function FormDrawer<Body, Answer>({ title, ...form }: Props<Body, Answer>) {
  const [covered, setCovered] = useState(false)
  return (
    <SideDrawer opened={form.opened} onClose={form.onClose} title={title} covered={covered}>
      {/* Another row gets another form. */}
      <DraftForm key={form.draftKey} {...form} onCovered={setCovered} />
    </SideDrawer>
  )
}
