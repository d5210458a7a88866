import type { StoryObj } from '@storybook/react-vite'
import { listOf } from './list-of.ts'
import { listPlays, type ShownAs } from './list-plays.ts'

type Stories = Readonly<Record<string, StoryObj>>
type Words = ShownAs & {
  /** The things that it lists, with their article: `as despesas`. */
  the: string
}

/** Returns the stories of a list that need no data of their own. */
export function listStates(words: Words) {
  const play = listPlays(words)
  return {
    shown: { play: play.shown },
    loading: { globals: { responses: 'loading' }, play: play.loading },
    failure: { globals: { responses: 'failing' }, play: play.failure },
    forbidden: { globals: { responses: 'forbidden' }, play: play.forbidden },
    offline: { globals: { responses: 'offline' }, play: play.offline },
    phone: { globals: { viewport: { value: 'phone' } }, play: play.shown },
    zoomed: { globals: { viewport: { value: 'zoomed' } }, play: play.shown },
  } satisfies Stories
}

type List<Row> = Words & {
  /** The address of the list in the app. */
  path: string
  /** The path of its call, without `/api/`. */
  api: string
  /** The user who has no row, by e-mail, and the words for that. */
  nobody: string
  none: string
  /** A row that the seed does not have, and its values in the stories about them. */
  row: Row
  longText: Partial<Row>
  hugeNumbers?: Partial<Row>
  atALimit?: Partial<Row>
}

/** Returns the stories of a list, all states of a screen among them; `filteredBy` takes a column of texts. */
export function listStories<Row extends object>(list: List<Row>) {
  const { path, api, row } = list
  const play = listPlays(list)
  const states = {
    empty: { parameters: { persona: list.nobody }, play: play.says(list.none) },
    longText: {
      globals: { text: 'long' },
      parameters: listOf(api, { ...row, ...list.longText }),
      play: play.shown,
    },
    hugeNumbers: {
      parameters: listOf(api, { ...row, ...list.hugeNumbers }, { total: 1_234_567 }),
      play: play.shown,
    },
    atALimit: {
      parameters: {
        ...listOf(api, { ...row, ...list.atALimit }, { total: 41, page: 3 }),
        path: `${path}?pagina=3`,
      },
      play: play.lastPage,
    },
  } satisfies Stories
  const filteredBy = (column: string): StoryObj => ({
    parameters: { path: `${path}?filtro.${column}=contem.nada+disso` },
    play: play.says('Nada com esses filtros'),
  })
  return { ...listStates(list), ...states, filteredBy }
}
