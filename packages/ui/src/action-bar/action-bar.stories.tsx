import { Menu } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import button from '../button/button.module.css'
import { MoreMenu } from '../more-menu/more-menu.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { ActionBar } from './action-bar.tsx'

const meta = {
  title: 'Components/Action bar',
  component: ActionBar,
  args: {
    label: 'O que fazer com o racha',
    main: (
      <a className={button.primary} href="#call">
        <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Chamar
      </a>
    ),
    children: (
      <>
        <button type="button" className={button.secondary}>
          Lista
        </button>
        <button type="button" className={button.secondary}>
          Times
        </button>
      </>
    ),
    more: (
      <MoreMenu>
        <Menu.Item>Mudar o racha</Menu.Item>
      </MoreMenu>
    ),
  },
  render: (args) => (
    <>
      <PageHeader title="Racha de sexta">Faltam 3 de 14.</PageHeader>
      <ActionBar {...args} />
      <ol>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={at}>
            <button type="button" className={button.subtle}>
              Jogador {at + 1}
            </button>
          </li>
        ))}
      </ol>
    </>
  ),
  parameters: {
    notes: {
      accessibility:
        'A named group, read where it is written: right after the head. On a phone it stays at the bottom, 48 px high targets above the safe area; the page is padded and scrolls so that nothing with the focus is behind it. On low screens and at 400 % it is part of the page.',
      do: [
        'Write it right after the head of the screen, once.',
        'One `primary`, at most two `secondary` beside it, the rest in a `MoreMenu`.',
        'Use short words: four fit at 320 px.',
      ],
      dont: [
        'Do not put a price or a sentence into it.',
        'Do not use it in a drawer or dialog: those have an end of their own.',
      ],
    },
  },
} satisfies Meta<typeof ActionBar>
export default meta

type Story = StoryObj<typeof meta>

const barOf = (canvas: { getByRole: (role: 'group', by: { name: string }) => HTMLElement }) =>
  canvas.getByRole('group', { name: 'O que fazer com o racha' })

/** On a desk it stands in the flow, under the head. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('banner').getBoundingClientRect()
    await expect(barOf(canvas).getBoundingClientRect().top - head.bottom).toBeLessThan(32)
    await expect(getComputedStyle(barOf(canvas).parentElement ?? document.body).position).toBe('static')
  },
}
/** On a phone it stays at the bottom, in one line, and covers neither the focus nor the end of the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = barOf(canvas)
    await expect(window.innerHeight - bar.getBoundingClientRect().bottom).toBeLessThan(10)
    await expect(bar.getBoundingClientRect().height).toBeLessThan(60)
    for (const each of bar.children)
      await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const last = canvas.getByRole('button', { name: 'Jogador 40' })
    // The room for the bar is kept once its height is known.
    await waitFor(() => {
      last.blur()
      last.focus()
      return expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    })
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  },
}
/** A failure stands above the acts, wherever the page is scrolled. */
export const Failed: Story = {
  args: { notice: <p role="alert">Não deu para anotar sua resposta. Tente de novo.</p> },
  globals: { viewport: { value: 'phone' } },
}
/** One act alone fills the line. */
export const OneAct: Story = {
  args: { children: undefined, more: undefined },
  globals: { viewport: { value: 'phone' } },
}
export const LongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
/** At 400 % it scrolls with the page. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(barOf(canvas).parentElement ?? document.body).position).toBe('static')
  },
}
