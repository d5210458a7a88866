import { useMemo } from 'react'
import { PageMetadata } from '../../lib/metadata/page-metadata.tsx'
import { useStaticPlace } from '../../lib/navigation/use-static-place.ts'
import type { PublicPage } from './pages/public-page.ts'
import { publicFacts } from './public-facts.ts'

/** The metadata of a written page (A15), which the build has prerendered. */
export function PublicMetadata({ page }: { page: PublicPage }) {
  useStaticPlace()
  return <PageMetadata facts={useMemo(() => publicFacts(page), [page])} />
}
