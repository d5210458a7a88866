import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { listPlays } from '../../../testing/list-plays.ts'
import { listStates } from '../../../testing/list-stories.ts'
import { sampleEntry } from './sample-entry.ts'

type Words = {
  /** The address of the list, and the path of its call without `/api/`. */
  path: string
  api: string
  /** The name of its table, what it lists with the article, and the words for none. */
  table: string
  the: string
  none: string
}

/** Returns all states of a list of rows of the finances. */
export function entryStories({ path, api, table, the, none }: Words) {
  const play = listPlays({ table, the })
  const answer = (
    entry: Entry,
    { total = 1, page = 1, incomeCents = entry.amountCents, outgoCents = 0, transferCents = 0 } = {},
  ) => {
    const meta = { page, perPage: 20, total, incomeCents, outgoCents, transferCents }
    return { msw: { handlers: [http.get(`/api/${api}`, () => HttpResponse.json({ data: [entry], meta }))] } }
  }
  const state = {
    /** Outgo exceeds income. */
    belowZero: {
      parameters: answer(sampleEntry, { outgoCents: 45_000 }),
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText('menos', { exact: false, selector: '[data-lost] *' }),
        ).toBeInTheDocument()
      },
    },
    nothingWithTheFilter: {
      parameters: { path: `${path}?filtro.description=contem.nada+disso` },
      play: play.says('Nada com esses filtros'),
    },
    empty: { parameters: { persona: 'empresa.nova@campolivre.test' }, play: play.says(none) },
    longText: {
      globals: { text: 'long' },
      parameters: answer({
        ...sampleEntry,
        description:
          'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
        customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
      }),
      play: play.shown,
    },
    hugeNumbers: {
      parameters: answer(
        { ...sampleEntry, amountCents: 123_456_789 },
        {
          total: 1_234_567,
          incomeCents: 123_456_789_012,
          outgoCents: 234_567_890_123,
          transferCents: -98_765_432_100,
        },
      ),
      play: play.shown,
    },
    atALimit: {
      parameters: { ...answer(sampleEntry, { total: 41, page: 3 }), path: `${path}?pagina=3` },
      play: play.lastPage,
    },
  } satisfies Readonly<Record<string, StoryObj>>
  return { ...listStates({ table, the }), ...state }
}
