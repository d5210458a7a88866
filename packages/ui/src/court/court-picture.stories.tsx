import { sports, type Sport } from '@campo-livre/domain/fields/sports.ts'
import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
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
  title: 'Components/Court picture',
  component: CourtPicture,
  args: {
    sport: 'society',
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    title: 'Campo visto de cima',
  },
  parameters: {
    notes: {
      accessibility:
        'An image with a name (`courtName`), or hidden where the text beside it says the same. Nothing is told by its colours alone.',
      do: [
        'Give it the true sport, surface and size: the lines follow from them.',
        'Give it the id of the field in lists, so that courts that are alike differ.',
        'Say `indoor` where there is a roof: the light then comes from lamps.',
      ],
      dont: [
        'Do not put text on it: only `cl-turf` is dark enough everywhere.',
        'Do not recolour a surface: clay is clay.',
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof CourtPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallAndPortrait: Story = { args: { lengthMeters: 18, widthMeters: 30 } }
export const HugeNumbers: Story = { args: { lengthMeters: 123_456, widthMeters: 98_765 } }
export const VolleyballOnSand: Story = {
  args: { sport: 'volleyball', surface: 'sand', lengthMeters: 16, widthMeters: 8 },
}
/** By the id of a field: with a low sun, and under floodlights. */
export const LowSun: Story = { args: { seenBy: 'b' } }
export const UnderFloodlights: Story = { args: { seenBy: 'd' } }
export const BesideParasols: Story = {
  args: { sport: 'beach-tennis', surface: 'sand', lengthMeters: 16, widthMeters: 8 },
}
export const UnderARoof: Story = {
  args: { sport: 'futsal', surface: 'wood', lengthMeters: 40, widthMeters: 20, indoor: true },
}
export const UnderARoofAtNight: Story = { ...UnderARoof, globals: { scheme: 'dark' } }

/** Similar courts, each in a view of its own. */
export const SeenInItsOwnWay: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  render: (args) => (
    <Grid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <CourtPicture key={id} {...args} seenBy={id} />
      ))}
    </Grid>
  ),
}
export const AllSports: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Grid>
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
    </Grid>
  ),
}
export const AllSportsAtNight: Story = { ...AllSports, globals: { scheme: 'dark' } }

function Grid({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }}>
      {children}
    </div>
  )
}
