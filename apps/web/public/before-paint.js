// The theme as it was chosen (src/lib/theme-atom.ts), which static shell to show, and what it tells when the app is long
// in coming (G4) or does not come (B8).
;(function () {
  var root = document.documentElement
  var theme = {}
  var token = null
  try {
    token = localStorage.getItem('token')
    theme = Object(JSON.parse(localStorage.getItem('campo-livre-theme')))
  } catch (error) {}
  var chosen = typeof theme.darkTheme === 'boolean'
  var dark = chosen ? theme.darkTheme : matchMedia('(prefers-color-scheme: dark)').matches
  root.classList.toggle('app-dark', dark)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  ;['preset', 'primary', 'surface'].forEach(function (part) {
    if (typeof theme[part] === 'string') root.setAttribute('data-' + part, theme[part])
  })
  // The phone's own bar continues ours.
  var bar = getComputedStyle(root).getPropertyValue('--cl-surface-1')
  document.querySelector('meta[name=theme-color]').content = bar
  root.setAttribute('data-menu', theme.menuMode === 'overlay' ? 'closed' : token ? 'full' : 'rail')
  root.setAttribute('data-screen', /^\/(arenas|campos)?\/?$/.test(location.pathname) ? 'listing' : 'other')
  var tell = function (what) {
    if (root.getAttribute('data-start') !== 'failed') root.setAttribute('data-start', what)
  }
  setTimeout(tell, 8000, 'slow')
  addEventListener(
    'error',
    function (event) {
      if (event.target.localName === 'script') tell('failed')
    },
    true,
  )
})()
