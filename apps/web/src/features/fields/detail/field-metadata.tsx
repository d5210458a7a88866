import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { pageTitle } from '../../../lib/page-title.ts'
import { fieldJsonLd, scriptJson } from './json-ld.ts'

/** What the tab, search engines and shared links say of the field (A15). */
export function FieldMetadata({ field }: { field: FieldDetail }) {
  const { company, sports } = field
  const { origin } = window.location
  const url = `${origin}/field/${encodeURIComponent(field.id)}`
  const fallback = `${origin}/og.png`
  const image = URL.parse(field.photos[0] ?? fallback, origin)?.href ?? fallback
  const title = `${field.name}, ${company.name}`
  const names = sports.map((sport) => sportLabels[sport]).join(' e ')
  const price = `${formatCentsShort(field.fromPriceCents)} por ${formatLength(field.slotMinutes)}`
  const place = `${company.address.district}, ${company.address.city}`
  const description = `${names} em ${place}. A partir de ${price}. Veja os horários livres e reserve em um minuto.`
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="place" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <link rel="canonical" href={url} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(fieldJsonLd(field, url, image)) }}
      />
    </>
  )
}
