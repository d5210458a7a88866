import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import type { CityKey } from '../../seed/data/cities.ts'

/** The number of companies in each city, of a hundred. */
export const shareOfCity: Record<CityKey, number> = {
  'sao-paulo': 26,
  'rio-de-janeiro': 15,
  'belo-horizonte': 10,
  fortaleza: 10,
  salvador: 8,
  recife: 8,
  curitiba: 8,
  manaus: 5,
  florianopolis: 4,
  cuiaba: 2,
  'campo-grande': 2,
  'rio-branco': 1,
  noronha: 1,
}

/** The first words of an arena's name. */
export const kinds = [
  'Arena',
  'Society',
  'Centro Esportivo',
  'Quadras',
  'Clube',
  'Espaço',
  'Complexo',
  'Ginásio',
  'Campo',
  'Recanto',
] as const

/** The rest of an arena's name. */
export const names = [
  'Três Irmãos',
  'Boa Vista',
  'do Zico',
  'Bola na Rede',
  'Santa Clara',
  'Meio de Campo',
  'Dois Toques',
  'Várzea Nova',
  'Ipê Amarelo',
  'Pé de Manga',
  'Gol de Placa',
  'da Lagoa',
  'Sete de Setembro',
  'Chute Certo',
  'Primavera',
  'São Judas',
  'Beija-Flor',
  'Canarinho',
  'Prorrogação',
  'Ponto Alto',
  'Jatobá',
  'do Vovô',
  'Linha de Fundo',
  'Resenha',
  'Terceiro Tempo',
  'Pedra Branca',
  'Bela Vista',
  'Araucária',
  'Quinta do Sol',
  'Barão',
  'Craque',
  'Novo Horizonte',
  'Estação',
  'Bandeirantes',
  'Tamoios',
  'do Bosque',
  'Aurora',
  'Vila Rica',
  'Guarani',
  'Paineiras',
] as const

export const streets = [
  'Rua das Palmeiras',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Rua São José',
  'Avenida Getúlio Vargas',
  'Rua das Acácias',
  'Rua Quinze de Novembro',
  'Avenida Independência',
  'Rua Santos Dumont',
  'Rua do Comércio',
  'Rua Tiradentes',
  'Avenida dos Ipês',
] as const

export const abouts = [
  'Estrutura simples e bem cuidada, com gente da casa sempre por perto.',
  'Campo cheio à noite, calmo de manhã: escolha o seu horário.',
  'Bar, sombra e jogo bom no coração do bairro.',
  'Quadras revisadas toda semana e reserva sem complicação.',
  'A gente abre cedo, fecha tarde e conhece as peladas pelo nome.',
  'Lugar de família, com espaço para quem joga e para quem espera.',
] as const

/** The share of a sport of a hundred fields, how they are called, and their lowest and highest price in reais. */
type SportWords = { share: number; called: string; price: readonly [low: number, high: number] }

export const sportWords: Record<Sport, SportWords> = {
  society: { share: 30, called: 'Campo', price: [100, 220] },
  futsal: { share: 20, called: 'Quadra', price: [70, 150] },
  'beach-tennis': { share: 15, called: 'Areia', price: [50, 110] },
  volleyball: { share: 8, called: 'Quadra de vôlei', price: [60, 120] },
  footvolley: { share: 6, called: 'Areia de futevôlei', price: [50, 100] },
  padel: { share: 6, called: 'Padel', price: [90, 180] },
  tennis: { share: 6, called: 'Saibro', price: [60, 140] },
  basketball: { share: 4, called: 'Quadra de basquete', price: [60, 120] },
  football: { share: 3, called: 'Campo oficial', price: [250, 480] },
  handball: { share: 2, called: 'Quadra de handebol', price: [70, 140] },
}

export const fieldAbouts = [
  'Iluminação de LED e piso revisado.',
  'O mais pedido da casa: reserve com antecedência.',
  'Bom para quem joga sério e para quem só quer correr.',
  'Fica ao lado do bar e pega sombra à tarde.',
  'Medidas generosas e área de escape dos dois lados.',
] as const
