type Side = 'left' | 'right'

/** As in style/frame.ts: beside the app from here on, else a sheet from below. */
const WIDE = '(min-width: 62em)'
const WIDTH = '392px'
const HEIGHT = 'min(62dvh, 600px)'

/** Room for the panel at a side. What lies over the whole page, a dialog or drawer of the app, keeps out of it too. */
function rulesAt(side: Side): string {
  const other = side === 'left' ? 'right' : 'left'
  return `
    @media ${WIDE} {
      :root { padding-${side}: ${WIDTH}; }
      :is(.mantine-Drawer-inner, .mantine-Modal-inner) { ${side}: ${WIDTH}; ${other}: 0; width: auto; }
    }
    @media not all and ${WIDE} { :root { padding-bottom: ${HEIGHT}; } }
  `
}

/** Makes room for the panel beside the app, or under it: whatever is being tried can be brought into view. */
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
