import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sharedChunks, type Shared } from './shared-chunks.ts'

const src = join(import.meta.dirname, '../src')
const source = (path: string) => `${src}/${path}`
const screen = (path: string) => source(`routes/${path}.tsx?tsr-split=component---loader`)
/** Returns the screens of an area but these. */
const othersOf = (area: string, ...but: readonly string[]) =>
  globSync(`${area}/*.tsx`, { cwd: source('routes') })
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('\\', '/'))
    .filter((path) => !but.includes(path))
    .map(screen)

/**
 * The screens that are opened most, each with what it loads without a touch; the others by area. Who is opened alike is
 * one group (decision 106).
 */
const screens = {
  field: [screen('_public/field.$id')],
  // The parts of a field that are below the fold.
  below: ['companies/terms.tsx', 'companies/venue.tsx', 'companies/reviews/reviews.tsx'].map((path) =>
    source(`features/${path}`),
  ),
  arena: [screen('_public/company.$id')],
  share: [screen('_public/conta.$id')],
  invitation: [screen('_public/racha.$id')],
  written: ['anunciar-campo', 'como-funciona', 'termos', 'privacidade'].map((path) =>
    screen(`_public/${path}`),
  ),
  signs: [screen('_public/acesso-negado'), screen('_public/erro')],
  interest: [source('features/marketing/contact/interest-form.tsx')],
  login: [screen('_guest'), screen('_guest/login')],
  guests: othersOf('_guest', '_guest/login', '_guest/entrar'),
  // Opened from a field, whose code it has; so none of it comes along with the login.
  enter: [screen('_guest/entrar')],
  member: [
    source('features/notifications/bell.tsx'),
    source('shell/menus/member-menu.tsx'),
    ...['_athlete', '_company', '_admin'].map(screen),
  ],
  bookings: [
    screen('_athlete/atleta.reservas.index'),
    source('features/series/athlete/request-cards.tsx'),
    source('features/series/athlete/slot-cards.tsx'),
    source('features/bookings/waits/wait-cards.tsx'),
  ],
  rachas: [screen('_athlete/atleta.rachas.index'), source('features/rachas/afterwards/athlete-card.tsx')],
  athlete: othersOf('_athlete', '_athlete/atleta.reservas.index', '_athlete/atleta.rachas.index'),
  dashboard: [screen('_company/company.index')],
  counter: [screen('_company/company.tabs.index')],
  calendar: [screen('_company/company.bookings')],
  finances: [
    screen('_company/company.financial.index'),
    source('features/financial/hours/hours-section.tsx'),
  ],
  company: othersOf(
    '_company',
    ...['index', 'tabs.index', 'bookings', 'financial.index'].map((path) => `_company/company.${path}`),
  ),
  admin: [screen('_admin/pages.crud')],
}
type Name = keyof typeof screens

const athlete = ['bookings', 'rachas', 'athlete'] as const
const daily = ['dashboard', 'counter', 'calendar', 'finances'] as const
const company = [...daily, 'company', 'admin'] as const
const areas = [...athlete, ...company] as const
const guests = ['invitation', 'login', 'interest', 'guests', 'member'] as const
const own = [
  'field',
  'arena',
  'share',
  'invitation',
  'login',
  'guests',
  'written',
  'signs',
  'interest',
  'bookings',
  'rachas',
  ...daily,
] as const

/** In this order; what a screen alone has is a chunk with it, as its own small files would be a request each. */
const chunks: readonly Shared<Name>[] = [
  // Of a field or an arena, and of a page without their drawings.
  {
    name: 'basics',
    of: (count, isStyle) =>
      (count('field', 'arena') > 0 && count('share', 'written', 'signs', ...guests) > 0) ||
      // The style sheets of links are small, and would be a request.
      (isStyle && count('share', 'written', 'signs') > 0 && count(...guests, ...areas) > 0),
  },
  {
    name: 'venue',
    of: (count) => count('arena', 'below') > 0 && count('field', 'bookings', 'rachas', ...daily) > 0,
  },
  // An arena's page has neither times nor prices.
  { name: 'times', of: (count) => count('field') > 0 && count('bookings', 'rachas', ...daily) > 0 },
  { name: 'below', of: (count) => count('below') > 0 || (count('arena') > 0 && count(...areas) > 0) },
  // The code that one daily screen alone shares with a share is in `bills`: the login need not receive it.
  {
    name: 'links',
    of: (count) =>
      (count('share') > 0 && (count(...guests) > 0 || count(...daily) > 1)) ||
      (count('written', 'signs') > 0 && count(...guests, ...areas) > 0),
  },
  // The code of a share of a bill and of an athlete's bills: no login and no other screen waits for it.
  { name: 'bills', of: (count) => count('share') > 0 && count(...areas) > 0 },
  {
    name: 'forms',
    of: (count) =>
      (count('login') > 0 && count('invitation', 'interest', 'guests', 'member', ...company) > 0) ||
      (count('invitation') > 0 && count(...daily) > 0) ||
      (count('interest') > 0 && count('member', 'bookings', 'rachas') > 0),
  },
  // A login has no long text.
  {
    name: 'long-forms',
    of: (count) =>
      count('invitation', 'interest') > 1 || (count('interest') > 0 && count('guests', ...company) > 0),
  },
  { name: 'racha', of: (count) => count('invitation') > 0 && count('guests', 'member', ...areas) > 0 },
  // Their style sheets are small, and would be a request each.
  {
    name: 'areas',
    of: (count, isStyle) =>
      count('member') > 0 ||
      (count('bookings', 'rachas') > 0 && count('guests', ...daily) > 0) ||
      (isStyle && count('bookings', 'rachas', ...daily) > 0),
  },
  { name: 'more-forms', of: (count) => count('guests') > 0 && count(...areas) > 0 },
  // The calendar's own code and the choice of a day are apart from what the daily screens share.
  {
    name: 'company',
    of: (count) =>
      count(...daily) > 2 || count('counter') * count(...daily) > 1 || count('dashboard', 'finances') > 1,
  },
  { name: 'lanes', of: (count) => count('dashboard', 'calendar') > 1 },
  { name: 'dates', of: (count) => count('calendar', 'finances') > 1 },
  {
    name: 'athlete',
    of: (count) =>
      count('bookings', 'rachas') > 1 || (count('bookings', 'rachas') > 0 && count('athlete') > 0),
  },
  ...own.map((name) => ({ name, of: (count: (...names: Name[]) => number) => count(name) > 0 })),
]

/** The chunks of what the screens share, and of each that is opened most. */
export const screenChunks = sharedChunks(screens, chunks)
