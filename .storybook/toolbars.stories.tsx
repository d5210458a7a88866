import { primaries } from '@campo-livre/ui/theme/primaries.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { store } from '../apps/web/src/lib/state/store.ts'
import { tokenAtom } from '../apps/web/src/session/atoms.ts'
import { showLongTexts, showTexts } from './long-text.ts'
import { Probe } from './probe.tsx'

const meta = {
  title: 'Guide/Toolbars',
  component: Probe,
  parameters: { persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof Probe>
export default meta

type Story = StoryObj<typeof meta>

/** Returns a play function that waits for texts of the probe. */
const says =
  (...texts: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible()
  }

export const Default: Story = { play: says(/^200: [1-9]\d* fields$/, 'Rafael Monteiro', 'online') }
export const Nobody: Story = { globals: { persona: 'visitor' }, play: says(/^200/, 'nobody') }
export const SomebodyElse: Story = {
  globals: { persona: 'empresa@campolivre.test' },
  play: says(/^200/, 'Socorro Lima'),
}
export const Slow: Story = {
  globals: { responses: 'slow' },
  play: async (context) => {
    const began = performance.now()
    await says('waiting', /^200/)(context)
    await expect(performance.now() - began).toBeGreaterThan(1000)
  },
}
export const Loading: Story = { globals: { responses: 'loading' }, play: says('waiting') }
/** The controls work whatever the responses are. */
export const Failing: Story = {
  globals: { responses: 'failing' },
  play: async (context) => {
    await says(/^500: Algo deu errado/)(context)
    await expect((await fetch('/__mock/state')).status).toBe(200)
  },
}
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: says(/^403: Seu perfil/) }
export const Empty: Story = {
  globals: { responses: 'empty' },
  play: says('200: 0 fields', 'Rafael Monteiro'),
}
export const Malformed: Story = { globals: { responses: 'malformed' }, play: says('no answer') }
export const Throttled: Story = { globals: { responses: 'throttled' }, play: says(/^429: Muitos pedidos/) }
/** The app is sent to the login by the first call that needs somebody. */
export const Expired: Story = {
  globals: { responses: 'expired' },
  play: async (context) => {
    await says(/^200/, 'Rafael Monteiro')(context)
    const { status } = await fetch('/api/me', {
      headers: { Authorization: `Bearer ${store.get(tokenAtom)}` },
    })
    await expect(status).toBe(401)
  },
}
/** Sessions that ended in the story before are there again: the other devices too. */
export const ExpiredNoMore: Story = {
  play: async (context) => {
    await says(/^200/, 'Rafael Monteiro')(context)
    const answer = await fetch('/api/me/sessions', {
      headers: { Authorization: `Bearer ${store.get(tokenAtom)}` },
    })
    const { data } = (await answer.json()) as { data: unknown[] }
    await expect(data.length).toBeGreaterThan(1)
  },
}
export const NoData: Story = { globals: { data: 'empty' }, play: says('200: 0 fields') }
export const HugeData: Story = {
  globals: { data: 'huge' },
  play: says(/^200: 9\d{3}|^200: 10\d{3}/, 'Rafael Monteiro'),
}
export const FridayEvening: Story = {
  globals: { clock: 'friday-evening' },
  play: says(/^200: [1-9]\d* fields$/, '2026-11-20T22:00'),
}
export const MonthEnd: Story = {
  globals: { clock: 'month-end' },
  play: says(/^200: [1-9]\d* fields$/, '2026-11-30T21:00'),
}
/** A scenario sets its persona, its data and its faults. */
export const Scenario: Story = {
  globals: { scenario: 'empresa-vazia' },
  play: says('200: 0 fields', 'Socorro Lima'),
}
/** A fault that a scenario sets for one call leaves all others alone. */
export const ScenarioOfOneCall: Story = {
  globals: { scenario: 'horario-tomado' },
  play: async (context) => {
    await says(/^200: [1-9]\d* fields$/, 'Rafael Monteiro')(context)
    const { status } = await fetch('/api/bookings', { method: 'POST', body: '{}' })
    await expect(status).toBe(409)
  },
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('no answer', 'offline') }

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: () => expect(document.documentElement).toHaveClass('app-dark'),
}
export const AnotherPrimary: Story = {
  globals: { primary: 'blue' },
  play: async () => {
    const { id, scale } = primaries.find((each) => each.id === 'blue') ?? {}
    await expect(document.documentElement).toHaveAttribute('data-primary', id)
    const primary = getComputedStyle(document.documentElement).getPropertyValue('--cl-primary')
    await expect(scale).toContain(primary)
  },
}
export const AnotherSurface: Story = {
  globals: { surface: 'slate', scheme: 'light' },
  play: async () => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--cl-surface-0')
    await expect(ground).toBe('#f5f7fa')
  },
}
export const AnotherPreset: Story = {
  globals: { preset: 'nora' },
  play: async () => {
    const line = getComputedStyle(document.documentElement).getPropertyValue('--cl-line-width')
    await expect(line).toBe('2px')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expect(innerWidth).toBe(390),
}

/** `matchMedia` says it, and so do the rules of the style sheets. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await says('reduced')(context)
    const token = getComputedStyle(document.documentElement).getPropertyValue('--cl-slow')
    await expect(token).toMatch(/^0m?s$/)
  },
}

/** Texts grow, also those to come; figures, code and what is typed do not; and all of it goes back. */
export const LongText: Story = {
  globals: { text: 'long' },
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByText(/^R\$/)
    const button = await canvas.findByRole('button', { name: 'Reservar' })
    showLongTexts(canvasElement)
    showLongTexts(canvasElement)
    await expect(button).toHaveTextContent('Reeseervaar')
    await expect(price).toHaveTextContent('R$ 120,00 ààs 20h, código')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent('Reeseervaadoo'))
    showTexts()
    await expect(button).toHaveTextContent('Reservado')
  },
}
