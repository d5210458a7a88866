// The scheme, and which static shell to show.
;(function () {
  var root = document.documentElement
  var stored = null
  var token = null
  try {
    stored = localStorage.getItem('campo-livre-scheme')
    token = localStorage.getItem('token')
  } catch (error) {}
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('app-dark', dark)
  // The phone's own bar continues ours.
  if (dark) document.querySelector('meta[name=theme-color]').content = '#0d1f19'
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.setAttribute('data-menu', token ? 'full' : 'rail')
  root.setAttribute('data-screen', /^\/(arenas|campos)?\/?$/.test(location.pathname) ? 'listing' : 'other')
})()
