import button from '@campo-livre/ui/button/button.module.css'
import type { ComponentProps } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import type { AskFixedSlot } from './ask-fixed-slot.tsx'

const ask = lazyComponent(async () => {
  const module = await import('./ask-fixed-slot.tsx')
  return { default: module.AskFixedSlot }
})

/** The way to ask for a fixed slot, fetched once the field's page stands; its place is kept until then. */
export function AskLater(props: ComponentProps<typeof AskFixedSlot>) {
  return <ask.Component {...props} meanwhile={<span aria-hidden className={button.subtle} />} />
}
