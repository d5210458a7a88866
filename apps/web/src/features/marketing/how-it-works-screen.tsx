import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'

/** How it works, for those who play and for those who run an arena (A5, H14). */
export function HowItWorksScreen() {
  return (
    <>
      <title>{pageTitle('Como funciona')}</title>
      <PageHeader title="Como funciona" />
      <p>
        Escolha um campo livre, reserve o horário e pague por Pix ou no local.{' '}
        <Link to="/">Ver os campos</Link>
      </p>
    </>
  )
}
