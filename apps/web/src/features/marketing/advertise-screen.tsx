import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'

/** Why an arena should be here, and how it begins (A4, H13). */
export function AdvertiseScreen() {
  return (
    <>
      <title>{pageTitle('Anunciar seu campo')}</title>
      <PageHeader title="Anuncie seu campo" />
      <p>
        Seus horários livres na frente de quem quer jogar. <Link to="/como-funciona">Como funciona</Link>
      </p>
    </>
  )
}
