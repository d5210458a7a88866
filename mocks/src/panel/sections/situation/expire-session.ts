import { action, block, row } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'

/** Creates the button that ends every session without the app knowing. */
export function createExpireSession({ act }: Desk): Section {
  const expire = action('Vencer a sessão', () => act((control) => control.expire(), { after: 'ask-again' }))
  return {
    node: block('Sessão', 'O app só descobre na próxima chamada.', row(expire)),
    show: () => undefined,
  }
}
