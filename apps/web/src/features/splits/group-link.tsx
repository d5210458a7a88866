import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { SideDrawer } from '../../lib/drawer/side-drawer.tsx'
import { LinkField } from '../../lib/link-field/link-field.tsx'
import rows from '../../lib/list/rows.module.css'
import { useGroupLink } from './use-group-link.ts'

type Props = { split: SplitDetail; opened: boolean; onClose: () => void }

/** The group's link of a bill, to be copied. */
export function GroupLink({ split, opened, onClose }: Props) {
  const { url } = useGroupLink(split)
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Link do grupo">
      <LinkField url={url} label="Link do grupo" primary>
        <p className={rows.facts}>
          Quem tem o link vê o primeiro nome e o que falta de cada um, e paga a própria parte.
        </p>
      </LinkField>
    </SideDrawer>
  )
}
