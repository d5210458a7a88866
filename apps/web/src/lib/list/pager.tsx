import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { pageCount, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { pageLabels } from '@campo-livre/ui/text-set/page-labels.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './pager.module.css'
import { pagesToShow } from './pages-to-show.ts'
import { toPage } from './to-page.ts'

/** The pages of a list as links; the page is `pagina` in the address (A14). */
export function Pager({ meta }: { meta: PageMeta }) {
  const count = pageCount(meta)
  if (meta.page > count) {
    return (
      <p className={classes.pager}>
        <Link to="." search={toPage('pagina', 1)} className={button.secondary}>
          {pageLabels.back}
        </Link>
      </p>
    )
  }
  if (count === 1) return null
  return (
    <nav aria-label={pageLabels.navigation} className={classes.pager}>
      {meta.page > 1 && (
        <Link
          to="."
          search={toPage('pagina', meta.page - 1)}
          className={classes.page}
          aria-label={pageLabels.previous}
        >
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
            search={toPage('pagina', page)}
            className={classes.page}
            aria-label={pageLabels.page(formatCount(page))}
            data-current={page === meta.page}
            {...(page === meta.page ? { 'aria-current': 'page' as const } : {})}
          >
            {formatCount(page)}
          </Link>
        ),
      )}
      {meta.page < count && (
        <Link
          to="."
          search={toPage('pagina', meta.page + 1)}
          className={classes.page}
          aria-label={pageLabels.next}
        >
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
