import { isGroupToken } from '@campo-livre/domain/splits/group-link.ts'
import { getRouteApi } from '@tanstack/react-router'
import { LinkedBillScreen } from './linked-bill-screen.tsx'
import { LinkedShareScreen } from './linked-share-screen.tsx'

const route = getRouteApi('/_public/conta/$id')

/** The page behind a link of a bill: the group's, or somebody's share. */
export function LinkedScreen() {
  const { id } = route.useParams()
  return isGroupToken(id) ? <LinkedBillScreen token={id} /> : <LinkedShareScreen token={id} />
}
