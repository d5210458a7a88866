import { pageCount, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './pager.module.css'

/** Which pages to name: the first, the last, and those around the present one; null is a gap. */
export function pagesToShow(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count)
  const unique = [...new Set(near)]
  return unique.flatMap((each, index) => {
    const before = unique[index - 1]
    return before !== undefined && each - before > 1 ? [null, each] : [each]
  })
}

/** The pages of a list as links; the page is the `pagina` of the address (A14). */
export function Pager({ meta, param = 'pagina' }: { meta: PageMeta; param?: string }) {
  const count = pageCount(meta)
  if (count === 1) return null
  const search = (page: number) => (old: object) => ({ ...old, [param]: page === 1 ? undefined : page })
  return (
    <nav aria-label="Páginas" className={classes.pager}>
      {meta.page > 1 && (
        <Link to="." search={search(meta.page - 1)} className={classes.page} aria-label="Página anterior">
          <IconChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {pagesToShow(meta.page, count).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={page}
            to="."
            search={search(page)}
            className={classes.page}
            aria-label={`Página ${page}`}
            data-current={page === meta.page}
            {...(page === meta.page ? { 'aria-current': 'page' as const } : {})}
          >
            {page}
          </Link>
        ),
      )}
      {meta.page < count && (
        <Link to="." search={search(meta.page + 1)} className={classes.page} aria-label="Próxima página">
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
