/** Drawn on 24 × 24 with a line of 1.75, as all icons of the product. */
const paths = {
  backend:
    'M4 6c0 1.7 3.6 3 8 3s8-1.3 8-3-3.6-3-8-3-8 1.3-8 3ZM4 6v6c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12v6c0 1.7 3.6 3 8 3s8-1.3 8-3v-6',
  close: 'M18 6 6 18M6 6l12 12',
  side: 'M4 8h16m0 0-4-4m4 4-4 4M20 16H4m0 0 4-4m-4 4 4 4',
  done: 'm5 12 5 5L20 7',
  failed: 'M12 8v5m0 3v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  link: 'm9 15 6-6M11 6l.5-.5a5 5 0 0 1 7 7L18 13M13 18l-.4.5a5 5 0 0 1-7.1-7L6 11',
  copy: 'M9 9h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9ZM5 15a2 2 0 0 1-1-2V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 1',
  undo: 'm9 14-4-4 4-4M5 10h11a4 4 0 1 1 0 8h-1',
  save: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5 5-5M12 4v12',
  open: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5 5 5M12 4v12',
  add: 'M12 5v14M5 12h14',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7Zm0 0 9 6 9-6',
  reset: 'M20 11A8 8 0 0 0 5 8L4 9m0-4v4h4M4 13a8 8 0 0 0 15 3l1-1m0 4v-4h-4',
  trash: 'M4 7h16M10 11v6M14 11v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4h6v3',
} as const
export type IconName = keyof typeof paths

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an icon that is hidden from screen readers: words beside it or a label say the same. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const drawn = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'aria-hidden': 'true',
  }
  for (const [key, value] of Object.entries(drawn)) svg.setAttribute(key, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', paths[name])
  path.setAttribute('stroke-linecap', 'round')
  path.setAttribute('stroke-linejoin', 'round')
  svg.append(path)
  return svg
}
