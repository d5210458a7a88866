import { ListScreen } from '../../../lib/table/list-screen.tsx'
import { ownFields } from './field-lists.tsx'

/** The company's fields (A9, H1). */
export function OwnFieldsScreen() {
  return <ListScreen thing={ownFields} title="Arenas" lead="Os campos e as quadras da sua arena." />
}
