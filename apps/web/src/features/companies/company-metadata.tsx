import type { Company } from '@campo-livre/domain/companies/company.ts'
import { pageTitle } from '../../lib/page-title.ts'

/** What the tab, search engines and shared links say of the company (A15). */
export function CompanyMetadata({ company }: { company: Company }) {
  const { name, slug, address, imagePath } = company
  const { origin } = window.location
  const url = `${origin}/company/${encodeURIComponent(slug)}`
  const fallback = `${origin}/og.png`
  const image = URL.parse(imagePath ?? fallback, origin)?.href ?? fallback
  const description = `${name}, em ${address.district}, ${address.city}: campos, horários livres, preços e avaliações. Reserve em um minuto.`
  return (
    <>
      <title>{pageTitle(name)}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="place" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <link rel="canonical" href={url} />
    </>
  )
}
