import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Roster } from './roster.tsx'

const meta = {
  title: 'Parts/Rachas/Roster',
  component: Roster,
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof Roster>
export default meta

type Story = StoryObj<typeof meta>
type Person = RachaDetail['participants'][number]

function person(id: string, name: string, changes: Partial<Person> = {}): Person {
  return {
    id,
    name,
    goalkeeper: false,
    skill: 3,
    kind: 'regular',
    status: 'confirmed',
    paid: false,
    me: false,
    ...changes,
  }
}

export const Default: Story = {
  args: {
    participants: [
      person('a', 'Rafael Monteiro', { me: true, paid: true }),
      person('b', 'Thiago Almeida', { goalkeeper: true, kind: 'day' }),
      person('c', 'Bianca Lopes', { status: 'waiting' }),
      person('d', 'Caio Borges', { status: 'invited' }),
      person('e', 'Débora Sales', { status: 'declined' }),
    ],
  },
  play: async ({ canvas }) => {
    const answers = canvas.getAllByRole('heading').map((heading) => heading.textContent)
    await expect(answers).toEqual(['Vai 2', 'Na lista de espera 1', 'Sem resposta 1', 'Não vai 1'])
  },
}
export const Empty: Story = { args: { participants: [] } }
export const LongText: Story = {
  globals: { text: 'long', viewport: { value: 'small' } },
  args: {
    participants: [
      person('a', 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo', {
        goalkeeper: true,
        paid: true,
      }),
    ],
  },
}
