import { type Deletion, mayDelete } from '@campo-livre/domain/users/deletion.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AccountRole } from '../../sections/sections.ts'
import part from '../parts/security-section.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { InTheWay } from './in-the-way.tsx'
import { WhatGoes } from './what-goes.tsx'

type Props = { role: AccountRole; deletion: Deletion }

/** Explains a deletion, and shows what prevents it or the button. */
export function DeleteAccount({ role, deletion }: Props) {
  const [asked, setAsked] = useState(false)
  const obstacles = useRef<HTMLDivElement>(null)
  const free = mayDelete(deletion)
  return (
    <>
      <WhatGoes role={role} kept={deletion.keptBookings} fixedSlots={deletion.fixedSlots} />
      {free ? (
        <div className={part.buttons}>
          <Button color="red" variant="outline" onClick={() => setAsked(true)}>
            Excluir minha conta
          </Button>
        </div>
      ) : (
        <div ref={obstacles} tabIndex={-1}>
          <InTheWay role={role} deletion={deletion} />
        </div>
      )}
      <DeleteDialog
        opened={asked}
        onClose={() => setAsked(false)}
        // Something prevents it now, so the button that opened the dialog is gone.
        onClosed={() => obstacles.current?.focus()}
      />
    </>
  )
}
