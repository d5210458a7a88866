import type { MyRachaRow, RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { RachaPeople } from './racha-people.tsx'
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
    hasAccount: true,
    answeredAt: null,
    offerUntil: null,
    missedOffer: false,
    leftLate: false,
    arrivedAt: null,
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
    await expect(answers).toEqual(['2 vão', '1 na lista de espera', '1 sem resposta', '1 não vai'])
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

const racha: MyRachaRow = {
  id: 'racha-1',
  code: 'RCH-7K2Q',
  organizerId: 'athlete-1',
  organizerName: 'Rafael Monteiro',
  sport: 'society',
  bookingId: 'booking-1',
  place: 'Campo 1 – Gramado Norte, Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  start: '2026-11-22T23:00:00.000Z',
  end: '2026-11-23T01:00:00.000Z',
  maxPlayers: 14,
  pricePerHeadCents: 3000,
  weekly: true,
  visibility: 'link',
  createdAt: '2026-11-16T12:00:00.000Z',
  status: 'open',
  confirmed: 1,
  freePlaces: 13,
  waiting: 0,
  mine: true,
  myStatus: 'confirmed',
  myOfferUntil: null,
}

const rest: Omit<RachaDetail, keyof MyRachaRow | 'participants'> = {
  goalkeeperPlaces: 0,
  regularsUntilHours: null,
  freeOutHours: 24,
  quorum: null,
  withoutQuorum: 'open',
  priority: 'regulars_first',
  opening: null,
  closedAt: null,
  cancelReason: null,
  linkToken: 'convite',
  muted: false,
  nextId: null,
  play: { commitment: null, draws: [], live: null },
}

/** As in the drawer: read by id, with the organizer's booking. */
export const People: Story = {
  args: { participants: [] },
  parameters: {
    msw: {
      handlers: [
        http.get('/api/rachas/:id', () =>
          HttpResponse.json({
            data: { ...racha, ...rest, participants: [person('a', 'Rafael Monteiro', { me: true })] },
          }),
        ),
      ],
    },
  },
  render: () => <RachaPeople racha={racha} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rafael Monteiro (você)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a reserva' })).toBeVisible()
  },
}
export const PeopleLoading: Story = {
  args: { participants: [] },
  globals: { responses: 'loading' },
  render: () => <RachaPeople racha={racha} />,
}
