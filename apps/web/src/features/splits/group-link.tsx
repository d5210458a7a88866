import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { SideDrawer } from '../../lib/drawer/side-drawer.tsx'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'
import { useGroupLink } from './use-group-link.ts'

type Props = { split: SplitDetail; opened: boolean; onClose: () => void }

/** The group's link of a bill, to be copied. */
export function GroupLink({ split, opened, onClose }: Props) {
  const { url } = useGroupLink(split)
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Link do grupo">
      <div className={classes.acts}>
        <input
          ref={field}
          readOnly
          value={url}
          aria-label="Link do grupo"
          className={classes.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className={button.primary} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.75} aria-hidden /> {state === 'copied' ? 'Copiado' : 'Copiar link'}
        </button>
        <p className={rows.facts}>
          Quem tem o link vê o primeiro nome e o que falta de cada um, e paga a própria parte.
        </p>
        <p role="status" className="visually-hidden">
          {state === 'copied' && 'Link copiado.'}
          {state === 'refused' && 'O navegador não deixou copiar: o link está selecionado.'}
        </p>
      </div>
    </SideDrawer>
  )
}
