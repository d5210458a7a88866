import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'

type Props = {
  /** Keeps the bill as a paper. */
  onKeep: () => void
  /** True where the change of the bill is here, not in the bar. */
  changes: boolean
}

/** The menu of what is done with a bill once in a while. */
export function SplitMore({ changes, onKeep }: Props) {
  return (
    <MoreMenu>
      <Opens dialog="grupo">Copiar o link do grupo</Opens>
      {changes && <Opens dialog="mudar">Mudar a conta</Opens>}
      <Opens dialog="renovar">Trocar o link do grupo</Opens>
      <Menu.Item onClick={onKeep}>Baixar a conta</Menu.Item>
      <Menu.Divider />
      <Opens dialog="cancelar" loss>
        Cancelar a conta
      </Opens>
    </MoreMenu>
  )
}

function Opens({ dialog, loss, children }: { dialog: string; loss?: true; children: string }) {
  return (
    <Menu.Item
      {...(loss && { color: 'red' })}
      renderRoot={(props) => (
        <Link to="." search={mergeSearch({ fazer: dialog })} resetScroll={dialog === 'mudar'} {...props} />
      )}
    >
      {children}
    </Menu.Item>
  )
}
