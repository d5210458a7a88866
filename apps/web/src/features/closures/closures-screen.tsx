import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { closures } from './closures.tsx'
import { NewClosureLink } from './new-closure-link.tsx'
import { RainLink } from './rain-link.tsx'

/** The company's closures (A9, H1). */
export function ClosuresScreen() {
  return (
    <ListScreen
      resource={closures}
      title="Fechamentos"
      lead="Os horários em que a arena fecha um campo ou todos."
      actions={<RainLink />}
      mainAction={<NewClosureLink />}
    />
  )
}
