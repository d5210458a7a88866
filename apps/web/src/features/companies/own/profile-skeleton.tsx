import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './profile-editor.module.css'

/** The skeleton of the form. */
export function ProfileSkeleton() {
  return (
    <div className={classes.editor} role="status" aria-label="Buscando sua arena">
      <div className={classes.nav}>
        <Skeleton height="16rem" />
      </div>
      <div className={classes.sections}>
        <Skeleton height="14rem" />
        <Skeleton height="8rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  )
}
