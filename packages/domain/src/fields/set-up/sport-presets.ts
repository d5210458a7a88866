import type { Sport } from '../sports.ts'
import type { Surface } from '../surfaces.ts'

/**
 * The defaults of a field of one sport. `size` is the playing area within its lines, in metres; `slot` is in minutes.
 */
export type SportPreset = {
  surface: Surface
  size: readonly [length: number, width: number]
  players: number
  indoor: boolean
  slot: number
  slots: readonly [min: number, max: number]
  rules: string
}

export const sportPresets: Record<Sport, SportPreset> = {
  society: {
    surface: 'synthetic-grass',
    size: [50, 30],
    players: 14,
    indoor: false,
    slot: 60,
    slots: [1, 3],
    rules:
      'Chuteira society ou tênis; trava de campo não entra. Chegue dez minutos antes e deixe o campo no horário.',
  },
  futsal: {
    surface: 'wood',
    size: [40, 20],
    players: 10,
    indoor: true,
    slot: 60,
    slots: [1, 3],
    rules: 'Só tênis de futsal com solado que não marca o piso. Bola e coletes ficam na recepção.',
  },
  football: {
    surface: 'natural-grass',
    size: [105, 68],
    players: 22,
    indoor: false,
    slot: 60,
    slots: [1, 3],
    rules: 'Chuteira de trava liberada. Com gramado encharcado o jogo é remarcado para preservar o campo.',
  },
  'beach-tennis': {
    surface: 'sand',
    size: [16, 8],
    players: 4,
    indoor: false,
    slot: 60,
    slots: [1, 3],
    rules: 'Lave os pés na saída da areia. Raquetes e bolas podem ser alugadas no balcão.',
  },
  volleyball: {
    surface: 'wood',
    size: [18, 9],
    players: 12,
    indoor: true,
    slot: 60,
    slots: [1, 3],
    rules: 'Tênis limpo de solado claro. A altura da rede é ajustada por quem trabalha na casa, é só pedir.',
  },
  footvolley: {
    surface: 'sand',
    size: [18, 9],
    players: 4,
    indoor: false,
    slot: 60,
    slots: [1, 3],
    rules: 'Nada de garrafa de vidro perto da areia. A rede sobe e desce na hora da troca.',
  },
  padel: {
    surface: 'synthetic-grass',
    size: [20, 10],
    players: 4,
    indoor: true,
    slot: 90,
    slots: [1, 2],
    rules: 'Jogue com o cordão da raquete no pulso. Sapato sujo de saibro fica fora da quadra.',
  },
  tennis: {
    surface: 'clay',
    size: [23.77, 10.97],
    players: 4,
    indoor: false,
    slot: 60,
    slots: [1, 3],
    rules: 'Passe a rede no saibro ao terminar. Tênis próprio para quadra; chuteira não entra.',
  },
  basketball: {
    surface: 'wood',
    size: [28, 15],
    players: 10,
    indoor: true,
    slot: 60,
    slots: [1, 3],
    rules: 'Não se pendure no aro. Tênis limpo, de solado que não marca.',
  },
  handball: {
    surface: 'wood',
    size: [40, 20],
    players: 14,
    indoor: true,
    slot: 60,
    slots: [1, 3],
    rules: 'Cola só à base de água. As traves são móveis: não se apoie nelas.',
  },
}
