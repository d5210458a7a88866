import { SITUATION_PARAM } from '../../../situations/open-link.ts'
import { action, block, element } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { linkOfPage } from '../../link-of-page.ts'
import { createCopy } from '../../parts/copy.ts'
import { onChange } from '../../parts/on-change.ts'
import { differences } from '../../words.ts'

/** Creates the card of the settings that differ from the default, and of the link of this situation. */
export function createNowCard({ say }: Desk): Section {
  let text = ''
  const signs = element('ul', { class: 'signs', 'aria-label': 'O que está mudado' })
  const link = element('code', { class: 'link' })
  const { field, copy } = createCopy('Link desta situação')
  const onCopy = async () => {
    const done = await copy(linkOfPage(location.href, text))
    say(done ? 'Link copiado: abre esta página assim em outra máquina.' : 'Copie o link selecionado abaixo.')
  }
  const button = action('Copiar link desta situação', () => void onCopy(), 'link')
  button.classList.add('main')
  const node = block('Como está agora', '', signs, link, button, field)
  node.classList.add('card')

  const show = onChange(({ odd, next }: { odd: string[]; next: string }) => {
    text = next
    const rows = odd.length > 0 ? odd : ['Tudo no normal']
    signs.replaceChildren(...rows.map((each) => element('li', odd.length > 0 ? { class: 'odd' } : {}, each)))
    link.textContent = `?${SITUATION_PARAM}=${next}`
  })
  return { node, show: ({ situation, link: next }) => show({ odd: differences(situation), next }) }
}
