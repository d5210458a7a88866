import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { pageCount, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './pager.module.css'
import { pagesToShow } from './pages-to-show.ts'
import { toPage } from './to-page.ts'

/** The pages of a list as links; the page is the `pagina` of the address (A14). */
export function Pager({ meta }: { meta: PageMeta }) {
  const count = pageCount(meta)
  if (meta.page > count) {
    return (
      <p className={classes.pager}>
        <Link to="." search={toPage('pagina', 1)} className={button.secondary}>
          Voltar à primeira página
        </Link>
      </p>
    )
  }
  if (count === 1) return null
  return (
    <nav aria-label="Páginas" className={classes.pager}>
      {meta.page > 1 && (
        <Link
          to="."
          search={toPage('pagina', meta.page - 1)}
          className={classes.page}
          aria-label="Página anterior"
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
            aria-label={`Página ${formatCount(page)}`}
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
          aria-label="Próxima página"
        >
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
