import type { Company } from '@campo-livre/domain/companies/company.ts'
import { useMemo } from 'react'
import type { PageFacts } from '../../lib/metadata/page-facts.ts'
import { PageMetadata } from '../../lib/metadata/page-metadata.tsx'
import { absolute } from '../../lib/metadata/tags.ts'
import { venueData } from '../../shared/companies/venue-data.ts'

/** The title, description and preview of a company's page (A15). */
export function CompanyMetadata({ company }: { company: Company }) {
  return <PageMetadata facts={useMemo(() => factsOf(company), [company])} />
}

function factsOf(company: Company): PageFacts {
  const { name, slug, address, imagePath: image } = company
  const path = `/company/${encodeURIComponent(slug)}`
  return {
    path,
    title: name,
    description: `${name}, em ${address.district}, ${address.city}: campos, horários livres, preços e avaliações. Reserve em um minuto.`,
    type: 'place',
    image,
    data: (site) => [
      {
        ...venueData(company, { ...company, holidayHours: null }, company.rating),
        name,
        description: company.description,
        url: absolute(path, site),
        image: absolute(image, site),
      },
    ],
  }
}
