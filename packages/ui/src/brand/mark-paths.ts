/**
 * The mark, on 32 × 32: a corner of a field, cut out of the turf. Two touch lines run off the tile and cut it in two,
 * the corner arc between them; the field itself is free. Lines are 4 wide and stand on even numbers, so that they are
 * sharp at 16 px. Everything else made of it, icons and files, comes from here: `pnpm icons`.
 */
export const mark = {
  /** The area around the field, as wide as the tile. */
  tile: 'M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z',
  field: 'M8 0h16a8 8 0 0 1 8 8v16H8z',
  /** A strip of mown grass in another tone. */
  stripe: 'M17 0h7v24h-7z',
  lines: 'M8 0v24h24M8 12a12 12 0 0 1 12 12',
  lineWidth: 4,
}

/** The mark in one colour, without tones: the lines are left out of it. */
export const markOneColour =
  'M6 .25V26h25.75A8 8 0 0 1 24 32H8a8 8 0 0 1-8-8V8A8 8 0 0 1 6 .25z' +
  'M10 0h14a8 8 0 0 1 8 8v14H21.86A14 14 0 0 0 10 10.14zM10 14.2A10 10 0 0 1 17.8 22H10z'
