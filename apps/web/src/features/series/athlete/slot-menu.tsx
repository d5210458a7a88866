import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** The menu of what is seldom done with a fixed slot: it is paused, or ended. */
export function SlotMenu() {
  return (
    <MoreMenu>
      <Menu.Item
        renderRoot={(props) => <Link to="." search={{ fazer: 'pausar' }} resetScroll={false} {...props} />}
      >
        Pausar
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        color="red"
        renderRoot={(props) => <Link to="." search={{ fazer: 'encerrar' }} resetScroll={false} {...props} />}
      >
        Encerrar o horário fixo
      </Menu.Item>
    </MoreMenu>
  )
}
