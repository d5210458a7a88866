type Side = 'left' | 'right'

/** The width from which on the panel is beside the app, as in style/frame.ts; below, it is a sheet. */
const WIDE = '(min-width: 62em)'
const WIDTH = '392px'
const HEIGHT = 'min(62dvh, 600px)'

/**
 * Returns the styles that make room for the panel at a side, also under dialogs and drawers that cover the whole page.
 */
function rulesAt(side: Side): string {
  const other = side === 'left' ? 'right' : 'left'
  return `
    @media ${WIDE} {
      :root { padding-${side}: ${WIDTH}; }
      :is(.mantine-Drawer-inner, .mantine-Modal-inner) { ${side}: ${WIDTH}; ${other}: 0; width: auto; }
    }
    @media not all and ${WIDE} { :root { padding-bottom: ${HEIGHT}; } }
    @media print { :root { padding: 0; } }
  `
}

/**
 * Creates the room for the panel beside the app, or under it, so that everything in the app can be scrolled into view.
 */
export function createDock() {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return {
    at: (side: Side | null) => sheet.replaceSync(side === null ? '' : rulesAt(side)),
    stop: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    },
  }
}
