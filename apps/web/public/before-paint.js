// Sets up the static shell before the first paint: the theme (src/lib/theme/theme-atom.ts), the shell's kind, and its
// message when the app does not load (B8, G4).
{
  const root = document.documentElement
  const { classList, dataset } = root
  let theme = {}
  let token
  try {
    token = localStorage.getItem('token')
    theme = Object(JSON.parse(localStorage.getItem('campo-livre-theme')))
  } catch {
    // The storage is blocked: everything is as at the first visit.
  }
  let dark = theme.darkTheme
  if (typeof dark !== 'boolean') dark = matchMedia('(prefers-color-scheme: dark)').matches
  classList.toggle('app-dark', dark)
  dataset.mantineColorScheme = dark ? 'dark' : 'light'
  for (const part of ['preset', 'primary', 'surface'])
    if (typeof theme[part] === 'string') dataset[part] = theme[part]
  document.querySelector('meta[name=theme-color]').content =
    getComputedStyle(root).getPropertyValue('--cl-surface-1')
  dataset.menu = theme.menuMode === 'overlay' ? 'closed' : token ? 'full' : 'rail'
  dataset.screen = /^\/(arenas|campos)?\/?$/.test(location.pathname) ? 'listing' : 'other'
  if (location.pathname.startsWith('/field/')) dataset.screen = 'field'
  // Below `/company/` there are the company's own areas, too (A12), which do not show an arena.
  const areas = document.querySelector('[data-areas]')?.dataset.areas.split(' ')
  const shown = areas?.includes(location.pathname.split('/')[2]) !== true
  for (const link of document.querySelectorAll('[data-ahead]'))
    if (shown && location.pathname.startsWith(link.dataset.ahead))
      link.rel = link.as ? 'preload' : 'modulepreload'
  const tell = (what) => {
    if (dataset.start !== 'failed') dataset.start = what
  }
  setTimeout(tell, 8000, 'slow')
  addEventListener('error', ({ target }) => target.localName === 'script' && tell('failed'), true)
}
