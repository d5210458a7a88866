import { formatDayInWords } from '@campo-livre/domain/time/format-days.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicMetadata } from '../public-metadata.tsx'
import type { PublicPage } from '../pages/public-page.ts'
import classes from './legal-document.module.css'

/** `id` is the anchor that other pages and mails link to; it stays when the title changes. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type Props = {
  page: PublicPage
  /** The summary, for people who read nothing else. */
  summary: readonly string[]
  sections: readonly LegalSection[]
  /** The other of the two documents. */
  other: PublicPage
}

/** A legal document: dated, with a table of contents, for screen and print (H11). */
export function LegalDocument({ page, summary, sections, other }: Props) {
  return (
    <article className={classes.document}>
      <PublicMetadata page={page} />
      <header className={classes.head}>
        <h1>{page.title}</h1>
        <p className={classes.dim}>
          Versão de <time dateTime={TERMS_VERSION}>{formatDayInWords(TERMS_VERSION)}</time>. Vale desde esse
          dia.
        </p>
      </header>
      <section className={`${classes.text} ${classes.summary}`} aria-labelledby="em-resumo">
        <h2 id="em-resumo">Em resumo</h2>
        <ul>
          {summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <nav className={classes.contents} aria-labelledby="nesta-pagina">
        <p id="nesta-pagina" className={classes.dim}>
          Nesta página
        </p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>
              {index + 1}. {title}
            </h2>
            {body}
          </section>
        ))}
        <p className={classes.other}>
          Leia também: <Link to={other.path}>{other.title}</Link>
        </p>
      </div>
    </article>
  )
}
