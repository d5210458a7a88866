import { getRouteApi } from '@tanstack/react-router'
import type { AnyResource } from '../../lib/resource/any-resource.tsx'
import { AdminHome } from './admin-home.tsx'
import { ResourceNav } from './resource-nav.tsx'
import { SearchEverything } from './search-everything.tsx'
import { UndoAdmin } from './undo-admin.tsx'
import { resourceLabels, type ResourceName, toResourceName } from './resource-names.ts'

const route = getRouteApi('/_admin/pages/crud')

/** The admin's home, and a list of each kind of row by its declaration (A11, H12). */
export function CrudScreen({ lists }: { lists: Readonly<Record<ResourceName, AnyResource>> }) {
  const name = toResourceName(route.useSearch().lista)
  if (name === null) return <AdminHome />
  const { List } = lists[name]
  return (
    <>
      <List
        key={name}
        title={resourceLabels[name]}
        above={<ResourceNav current={name} />}
        actions={<SearchEverything />}
      />
      <UndoAdmin />
    </>
  )
}
