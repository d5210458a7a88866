import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import classes from './linked-share.module.css'

const shareForm = lazyComponent(() => import('./share-form.tsx'))

type Props = { token: string; share: LinkedShare }

/** Pays a share by the one form (H9), in two touches: one makes the code, one copies it. */
export function PayShare(props: Props) {
  return (
    <section aria-label="Pagar" className={classes.section}>
      <shareForm.Component asked meanwhile={<Skeleton height="9rem" />} {...props} />
    </section>
  )
}
