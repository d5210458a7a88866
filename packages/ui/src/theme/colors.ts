import type { MantineColorsTuple } from '@mantine/core'

type Hex = string

/** 50 to 950, in eleven steps. */
export type FullScale = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]

/** Emerald: index 7 is 700, filled in light; index 4 is 400, filled in dark. */
export const emerald: FullScale = [
  '#ecfdf5',
  '#d1fae5',
  '#a7f3d0',
  '#6ee7b7',
  '#34d399',
  '#10b981',
  '#059669',
  '#047857',
  '#065f46',
  '#064e3b',
  '#022c22',
]

/** Floodlight amber: only for what is about to run out. */
export const amber: MantineColorsTuple = [
  '#fff8eb',
  '#ffedc9',
  '#fddb93',
  '#fcc65b',
  '#fbb32f',
  '#ee9a0d',
  '#c97706',
  '#9a5307',
  '#7a400b',
  '#5c300b',
]

/** Red: only for loss. */
export const red: MantineColorsTuple = [
  '#fef2f1',
  '#fde3e0',
  '#fac9c4',
  '#f6a59d',
  '#f38579',
  '#e25648',
  '#cd3a2b',
  '#b3261a',
  '#942117',
  '#731c14',
]

/** Cool greys with a drop of green: surfaces, the quiet line (3), lines of fields (4) and text in light. */
export const gray: MantineColorsTuple = [
  '#f5f8f7',
  '#ecf1ef',
  '#e4ebe8',
  '#dde6e2',
  '#82958d',
  '#6c7f77',
  '#5a6c65',
  '#4b5b55',
  '#2c3a35',
  '#10201b',
]

/** Green-black: text (0), the quiet line (4), overlay (6), card (7) and page (8), and what is deeper, in dark. */
export const dark: MantineColorsTuple = [
  '#e4f1eb',
  '#c5d8cf',
  '#9bb3a9',
  '#7c958a',
  '#213b33',
  '#1d352d',
  '#12271f',
  '#0d1f19',
  '#081611',
  '#04100c',
]
