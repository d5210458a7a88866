import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { FavouriteList } from './favourite-list.tsx'

/** The athlete's favourite fields (H1), with their next free times. */
export function FavouritesScreen() {
  return (
    <>
      <title>{pageTitle('Favoritos')}</title>
      <PageHeader title="Favoritos" />
      <FavouriteList />
    </>
  )
}
