import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import page from './field-page.module.css'

/** The skeleton of the field's page. */
export function FieldSkeleton() {
  return (
    <div className={`${page.page} ${page.waiting}`} role="status" aria-label="Buscando o campo">
      <div className="cl-field-head">
        <div className="cl-field-picture">
          <Skeleton className="cl-field-court" height="auto" />
        </div>
        <div className="cl-field-words">
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="50%" height="1.5rem" className="cl-field-blank" />
          <Skeleton width="40%" height="2.25rem" className="cl-field-blank" />
          <Skeleton width="70%" height="4rem" className="cl-field-blank" />
        </div>
      </div>
      <div className={page.week}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  )
}
