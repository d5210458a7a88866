import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { describeRules } from '@campo-livre/domain/companies/describe-rules.ts'
import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { longText, longWord, sampleCompany } from '../../testing/sample-company.ts'
import { AmenityList } from './amenity-list.tsx'
import { CompanyField } from './company-field.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyMissing } from './company-missing.tsx'
import { CompanyPage } from './company-page.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'
import { CompanyCover } from './cover/company-cover.tsx'
import { Hours } from './hours/hours.tsx'
import { PageLinks } from './page-links.tsx'
import { RuleList } from './rule-list.tsx'
import { Terms } from './terms.tsx'
import { Venue } from './venue.tsx'

const company = sampleCompany()
const long = sampleCompany({
  name: longWord,
  description: longText,
  rules: { ...usualRules, rainNote: longText },
  phone: '558533334444',
  amenities: [...amenities],
  address: { ...company.address, street: longWord },
})
const court = { sports: ['society'], surface: 'synthetic-grass', lengthMeters: 55, widthMeters: 32 } as const
const venue = [
  sampleField({ ...court, id: '1', sports: ['society'] }),
  sampleField({
    id: '2',
    sports: ['futsal'],
    surface: 'wood',
    lengthMeters: 40,
    widthMeters: 20,
    indoor: true,
  }),
  sampleField({ id: '3', sports: ['padel'], lengthMeters: 20, widthMeters: 10, indoor: true }),
  sampleField({ id: '4', sports: ['beach-tennis'], surface: 'sand', lengthMeters: 16, widthMeters: 8 }),
  sampleField({ id: '5', sports: ['tennis'], surface: 'clay', lengthMeters: 24, widthMeters: 11 }),
]

const opening = (of: Company): Opening => ({ ...of, holidayHours: null })

const meta = {
  title: 'Parts/Companies/Company',
  decorators: [inRoute({ under: '_public', path: 'company/$id' })],
  parameters: { at: '/company/arena-beira-mar' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Head: Story = {
  render: () => <CompanyHead company={company} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Chamar no WhatsApp' })).toBeVisible()
  },
}
export const HeadLongText: Story = { render: () => <CompanyHead company={long} /> }
export const HeadHugeNumbers: Story = {
  render: () => (
    <CompanyHead company={sampleCompany({ rating: { average: 4.9, count: 12_345_678 }, whatsapp: null })} />
  ),
}
/** The arena from above, with its courts true to scale. */
export const Cover: Story = { render: () => <CompanyCover fields={venue} /> }
export const CoverOfOne: Story = { render: () => <CompanyCover fields={venue.slice(0, 1)} /> }
export const CoverOfAlike: Story = {
  render: () => <CompanyCover fields={['a', 'b', 'c'].map((id) => sampleField({ ...venue[2], id }))} />,
}
export const CoverEmpty: Story = { render: () => <CompanyCover fields={[]} /> }

export const Fields: Story = {
  render: () => <FieldsOf id="arena-beira-mar" />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3)
  },
}
export const FieldsLoading: Story = { ...Fields, globals: { responses: 'loading' }, play: () => {} }
export const FieldsFailure: Story = {
  ...Fields,
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Field: Story = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <CompanyField field={sampleField()} />
    </div>
  ),
}
export const OpeningHours: Story = {
  render: () => <Hours opening={opening(company)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aberto agora, até 23h')).toBeVisible()
  },
}
export const NeverCloses: Story = {
  render: () => (
    <Hours
      opening={opening(
        sampleCompany({ openingHours: Array.from({ length: 7 }, () => [{ opens: 0, closes: 1440 }]) }),
      )}
    />
  ),
}
export const ClosedAndSplit: Story = {
  render: () => (
    <Hours
      opening={opening(
        sampleCompany({
          openingHours: Array.from({ length: 7 }, (_, day) =>
            day < 2
              ? []
              : [
                  { opens: 450, closes: 720 },
                  { opens: 1080, closes: 1560 },
                ],
          ),
        }),
      )}
    />
  ),
}
/** A holiday, on which a field has hours of its own. */
export const HolidayHours: Story = {
  render: () => <Hours opening={{ ...opening(company), holidayHours: [{ opens: 720, closes: 900 }] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Feriados')).toBeVisible()
    await expect(canvas.getByText('12h às 15h')).toBeVisible()
  },
}
export const Amenities: Story = { render: () => <AmenityList amenities={amenities} /> }
export const Agreed: Story = {
  render: () => (
    <Terms
      company={sampleCompany({
        rules: { ...usualRules, rain: 'either', rainNote: 'O crédito vale por 30 dias.' },
      })}
      uncovered
    />
  ),
}
/** Every matter that an arena can have rules about. */
export const AllRules: Story = {
  render: () => (
    <RuleList
      rules={describeRules(
        { ...usualRules, rain: 'credit', rainNote: 'O crédito vale por 30 dias.', depositPercent: 30 },
        { acceptsPayAtVenue: false, uncovered: true, takesCards: true },
      )}
    />
  ),
}
export const AgreedLongText: Story = { render: () => <Terms company={long} uncovered /> }
export const BesideAField: Story = {
  render: () => (
    <div style={{ maxWidth: 352 }}>
      <Venue
        company={sampleCompany({ amenities: [...amenities], phone: '558533334444' })}
        opening={opening(company)}
        about="Campo 1"
      />
    </div>
  ),
}
export const BesideAFieldLongText: Story = {
  render: () => (
    <div style={{ maxWidth: 352 }}>
      <Venue company={long} opening={opening(long)} about="Campo 1" />
    </div>
  ),
}
export const Pages: Story = {
  render: () => <PageLinks meta={{ page: 2, perPage: 5, total: 67 }} param="pagina" label="Páginas" />,
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Próximas' }))
    await expect(canvas.getByText('Página 2 de 14')).toBeVisible()
  },
}
export const PagesHugeNumbers: Story = {
  render: () => (
    <PageLinks meta={{ page: 12_345, perPage: 5, total: 1_234_567 }} param="pagina" label="Páginas" />
  ),
}
export const PageBeyondTheLast: Story = {
  render: () => <PageLinks meta={{ page: 99, perPage: 5, total: 67 }} param="pagina" label="Páginas" />,
}
export const Missing: Story = { render: () => <CompanyMissing /> }
export const Skeleton: Story = { render: () => <CompanySkeleton /> }
export const Page: Story = {
  render: () => <CompanyPage id={company.id} company={company} page={1} reviewsPage={1} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

function FieldsOf({ id }: { id: string }) {
  return <CompanyFields query={useQuery(companyFieldsQuery(id, 1))} />
}
