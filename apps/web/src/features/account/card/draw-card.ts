import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { skillLabels } from '@campo-livre/domain/users/account.ts'
import { cardFacts, positionWords, ratingWords } from '../../../shared/athletes/card-words.ts'

/** The size of the picture, as feeds and chats show it whole. */
const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 80
/** The rows of each part that there is room for. */
const MAX_ROWS = 3
/** The height of a row of figures. */
const ROW = 136

/** Draws a card on turf and returns it as a PNG. Everything is drawn by the device itself. */
export async function drawCard(card: SeenCard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('there is nothing to draw on')
  const looks = brandLooks()
  const write = writer(paper, looks)
  drawField(paper, looks)
  let y = write(card.name, { y: 250, size: 96, weight: 800 })
  const place = [positionWords(card), card.city].filter(Boolean).join(' · ')
  if (place) y = write(place, { y: y + 76, size: 44, weight: 600 })
  if (card.rating) {
    const { mean, votes } = ratingWords(card.rating)
    y = write(`Nota ${mean} (${votes})`, { y: y + 76, size: 44, weight: 600, dim: true })
  }
  const facts = cardFacts(card).map(({ label, value }) => `${label}: ${value.toLowerCase()}`)
  if (facts.length > 0) y = write(facts.join(' · '), { y: y + 70, size: 40, weight: 400, dim: true })
  for (const { sport, skill } of (card.skills ?? []).slice(0, MAX_ROWS))
    y = write(`${sportLabels[sport]}: ${skillLabels[skill - 1]?.toLowerCase() ?? ''}`, {
      y: y + 66,
      size: 40,
      weight: 400,
    })
  drawFigures({ paper, looks, write }, card)
  write('Campo Livre', { y: HEIGHT - MARGIN, size: 40, weight: 800, dim: true })
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('there is no room for the picture')
  return picture
}

type Looks = { face: string; ground: string; stripe: string; ink: string }

/** Returns the face and the colours of the brand, which are the same in both schemes. */
function brandLooks(): Looks {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--cl-${name}`).trim()
  return {
    face: token('font-display') || 'sans-serif',
    ground: token('brand-deep'),
    stripe: token('brand'),
    ink: token('on-brand'),
  }
}

/** The opacity of quiet texts, of lines and of stripes. */
const QUIET = 0.8
const LINE = 0.16
const STRIPE = 0.12

type Style = { x?: number; y: number; size: number; weight: number; dim?: boolean; width?: number }
type Write = (text: string, style: Style) => number

/** Returns a function that writes a text no wider than its place, and returns where it stands. */
function writer(paper: CanvasRenderingContext2D, { face, ink }: Looks): Write {
  return (text, { x = MARGIN, y, size, weight, dim = false, width = WIDTH - 2 * MARGIN }) => {
    paper.globalAlpha = dim ? QUIET : 1
    paper.fillStyle = ink
    paper.font = `${weight} ${size}px ${face}`
    const wide = paper.measureText(text).width
    if (wide > width) paper.font = `${weight} ${Math.max(24, Math.floor((size * width) / wide))}px ${face}`
    paper.fillText(text, x, y, width)
    paper.globalAlpha = 1
    return y
  }
}

/** The field seen from above: stripes, and the lines of a half of it. */
function drawField(paper: CanvasRenderingContext2D, { ground, stripe, ink }: Looks): void {
  paper.fillStyle = ground
  paper.fillRect(0, 0, WIDTH, HEIGHT)
  paper.globalAlpha = STRIPE
  paper.fillStyle = stripe
  for (let y = 0; y < HEIGHT; y += 270) paper.fillRect(0, y, WIDTH, 135)
  paper.globalAlpha = LINE
  paper.strokeStyle = ink
  paper.lineWidth = 6
  paper.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80)
  paper.beginPath()
  paper.arc(WIDTH - 40, HEIGHT / 2, 220, Math.PI / 2, (Math.PI * 3) / 2)
  paper.moveTo(WIDTH / 2 - 240, 40)
  paper.lineTo(WIDTH / 2 - 240, 150)
  paper.lineTo(WIDTH / 2 + 240, 150)
  paper.lineTo(WIDTH / 2 + 240, 40)
  paper.stroke()
  paper.globalAlpha = 1
}

type Drawing = { paper: CanvasRenderingContext2D; looks: Looks; write: Write }

/** The figures at the foot: a row for each sport. */
function drawFigures({ paper, looks, write }: Drawing, { figures }: SeenCard): void {
  const rows = (figures ?? []).slice(0, MAX_ROWS)
  const first = HEIGHT - MARGIN - 90 - rows.length * ROW
  const width = (WIDTH - 2 * MARGIN) / 5
  for (const [at, { sport, games, matches, wins, goals, assists }] of rows.entries()) {
    const y = first + at * ROW
    write(sportLabels[sport], { y, size: 32, weight: 400, dim: true })
    const cells = [
      ['jogos', games],
      ['partidas', matches],
      ['vitórias', wins],
      ['gols', goals],
      ['passes', assists],
    ] as const
    for (const [column, [label, count]] of cells.entries()) {
      const x = MARGIN + column * width
      write(formatCount(count), { x, y: y + 66, size: 60, weight: 800, width: width - 20 })
      write(label, { x, y: y + 104, size: 30, weight: 400, dim: true, width: width - 20 })
    }
  }
  if (rows.length > 0) {
    paper.globalAlpha = LINE
    paper.fillStyle = looks.ink
    paper.fillRect(MARGIN, first - 56, WIDTH - 2 * MARGIN, 4)
    paper.globalAlpha = 1
  }
}
