import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import { ownFields } from './field-lists.tsx'

/** The company's fields (A9, H1). */
export function OwnFieldsScreen() {
  return (
    <ListScreen
      resource={ownFields}
      title="Campos da arena"
      lead="Campos e quadras que a sua arena aluga, com preço, horários e situação."
    />
  )
}
