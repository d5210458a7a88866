import { sports, type Sport } from '@campo-livre/domain/fields/sports.ts'
import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { courtName } from './court-name.ts'
import { CourtPicture } from './court-picture.tsx'

const real: Record<Sport, [Surface, number, number]> = {
  society: ['synthetic-grass', 50, 30],
  futsal: ['wood', 40, 20],
  football: ['natural-grass', 105, 68],
  'beach-tennis': ['sand', 16, 8],
  volleyball: ['hard', 18, 9],
  footvolley: ['sand', 18, 9],
  padel: ['synthetic-grass', 20, 10],
  tennis: ['clay', 23.77, 10.97],
  basketball: ['wood', 28, 15],
  handball: ['hard', 40, 20],
}

const meta = {
  component: CourtPicture,
  args: {
    sport: 'society',
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    title: 'Campo visto de cima',
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof CourtPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Society: Story = {}
export const SmallAndPortrait: Story = { args: { lengthMeters: 18, widthMeters: 30 } }
export const VolleyballOnSand: Story = {
  args: { sport: 'volleyball', surface: 'sand', lengthMeters: 16, widthMeters: 8 },
}

export const AllSports: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }}>
      {sports.map((sport) => {
        const [surface, lengthMeters, widthMeters] = real[sport]
        return (
          <CourtPicture
            key={sport}
            title={courtName({ sport, surface })}
            {...{ sport, surface, lengthMeters, widthMeters }}
          />
        )
      })}
    </div>
  ),
}
export const AllSportsAtNight: Story = { ...AllSports, globals: { scheme: 'dark' } }
