import '@campo-livre/ui/styles/form.css'
import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { CountStock } from './count-stock.tsx'

/** The page on which a company counts its stock while sales go on, a category at a time (A9, H4). */
export function CountScreen() {
  return (
    <>
      <title>{pageTitle('Contar estoque')}</title>
      <PageHeader
        title="Contar estoque"
        actions={
          <Link to="/company/products" className={button.secondary}>
            Ver produtos
          </Link>
        }
      >
        Conte andando. O que for vendido enquanto isso entra na conta, e o que você digitou fica guardado.
      </PageHeader>
      <CountStock />
    </>
  )
}
