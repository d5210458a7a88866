import '@campo-livre/ui/styles/overlay.css'
import { Menu, Modal, Overlay, Popover, Tooltip } from '@mantine/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../lib/theme/themed.tsx'

/** Returns the z-index of the nearest positioned element around one. */
function levelOf(element: Element | null): string {
  for (let each = element; each; each = each.parentElement) {
    const { zIndex } = getComputedStyle(each)
    if (zIndex !== 'auto') return zIndex
  }
  return 'auto'
}

it('lies one over the other as prescribed: modal 1100, overlay 1000, menu 1000, tooltip 1100 (F6)', async () => {
  await render(
    <Themed>
      <Overlay fixed className="the-overlay" />
      <Menu opened>
        <Menu.Target>
          <button type="button">Abrir</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Entrada</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Popover opened>
        <Popover.Target>
          <span>Alvo</span>
        </Popover.Target>
        <Popover.Dropdown>Balão</Popover.Dropdown>
      </Popover>
      <Tooltip opened label={'Uma dica com mais palavras do que cabem em uma linha só. '.repeat(4)}>
        <span>Dica</span>
      </Tooltip>
      <Modal opened onClose={() => {}} title="Pergunta">
        Corpo
      </Modal>
    </Themed>,
  )
  await expect.element(page.getByText('Corpo')).toBeInTheDocument()
  await expect.element(page.getByText(/^Uma dica/)).toBeInTheDocument()
  await expect.element(page.getByText('Entrada')).toBeInTheDocument()
  expect({
    modal: levelOf(page.getByText('Corpo').element()),
    overlay: levelOf(document.querySelector('.the-overlay')),
    menu: levelOf(page.getByText('Entrada').element()),
    // As high as a dialog, since it may be opened in one.
    popover: levelOf(page.getByText('Balão').element()),
    tooltip: levelOf(page.getByText(/^Uma dica/).element()),
  }).toEqual({ modal: '1100', overlay: '1000', menu: '1000', popover: '1100', tooltip: '1100' })
  const tooltip = page.getByText(/^Uma dica/).element()
  expect(getComputedStyle(tooltip).maxWidth).toBe('200px')
  expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(200)
})
