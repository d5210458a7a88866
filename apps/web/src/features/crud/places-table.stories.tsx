import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { PlacesSkeleton } from './places-skeleton.tsx'
import { PlacesTable } from './places-table.tsx'

const place = (changes: Partial<Place> = {}): Place => ({
  city: 'Fortaleza',
  state: 'CE',
  timeZone: 'America/Fortaleza',
  districts: ['Aldeota', 'Cocó', 'Messejana'],
  fields: 15,
  ...changes,
})

const meta = {
  title: 'Parts/Data management/Places',
  component: PlacesTable,
  args: { places: [place(), place({ city: 'Recife', state: 'PE', districts: ['Boa Viagem'], fields: 7 })] },
} satisfies Meta<typeof PlacesTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  args: {
    places: [
      place({
        city: 'Vila Bela da Santíssima Trindade de Paralelepipedossuperlativamente',
        districts: Array.from({ length: 40 }, (_, index) => `Jardim Nossa Senhora Aparecida ${index + 1}`),
      }),
    ],
  },
}
export const HugeNumbers: Story = {
  args: { places: [place({ fields: 1_234_567 }), place({ city: 'Recife' })] },
}
export const Loading: Story = { render: () => <PlacesSkeleton /> }
