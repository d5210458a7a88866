import { pageTitle } from '../../lib/page-title.ts'
import type { PublicPage } from './pages/public-page.ts'

type Props = { page: PublicPage }

/** What the tab, search engines and shared links say of a public page (A15). */
export function PublicMetadata({ page: { title, description, path } }: Props) {
  const { origin } = window.location
  const url = `${origin}${path}`
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/og.png`} />
      <link rel="canonical" href={url} />
    </>
  )
}
