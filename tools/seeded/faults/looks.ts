import { browser, stories, type Subject, unit } from '../fault.ts'

const web = 'apps/web/src'
const ui = 'packages/ui/src'
const everyScreen = `${web}/app/every-screen.sweep.test.tsx`

/** Light and dark, the sizes of touch targets, the widths of phones. */
export const looks: Subject = {
  title: 'Looks',
  faults: [
    {
      name: 'Dim text has too low a contrast in dark',
      file: `${ui}/theme/tokens.css`,
      find: '--cl-text-dim: #9bb3a9;',
      replace: '--cl-text-dim: #5b6b64;',
      run: unit(`${ui}/theme/contrast.test.ts`),
    },
    {
      name: 'A badge has too low a contrast in dark',
      file: `${ui}/status-badge/status-badge.module.css`,
      find: ".badge[data-tone='muted'] {",
      replace:
        ":global(.app-dark) .badge[data-tone='neutral'] {\n  color: #4a4f4c;\n}\n\n.badge[data-tone='muted'] {",
      run: stories(`${ui}/status-badge/status-badge.stories.tsx`),
    },
    {
      name: 'The title of a screen has too low a contrast in dark',
      file: `${ui}/page-header/page-header.module.css`,
      find: '.title {\n  font-size: var(--cl-size-25);',
      replace:
        '.title {\n  :global(.app-dark) & {\n    color: #1c221f;\n  }\n  font-size: var(--cl-size-25);',
      run: stories(`${web}/features/tills/till-screen.stories.tsx`),
    },
    {
      name: 'Dark is forgotten by the next visit',
      file: `${web}/lib/theme/theme-atom.ts`,
      find: '    writeStored(THEME_KEY, JSON.stringify(theme))\n',
      replace: '',
      run: browser(
        `${web}/shell/theme/theme-settings.test.tsx`,
        'is switched by the button, by a class on the root, and kept',
      ),
    },
    {
      name: 'The first paint is light for who chose dark',
      file: 'apps/web/public/before-paint.js',
      find: "classList.toggle('app-dark', dark)",
      replace: "classList.toggle('app-dark', dark && theme === null)",
      run: browser(`${web}/shell/before-paint.test.tsx`),
    },
    {
      name: 'A button of the top bar is a target of 30 px',
      file: `${web}/shell/top-bar.module.css`,
      find: '  height: var(--cl-touch);\n  padding: 0;\n',
      replace: '  height: 30px;\n  padding: 0;\n',
      run: browser(`${web}/shell/top-bar.test.tsx`),
    },
    {
      name: 'The button that closes a drawer is a target of 30 px',
      file: `${ui}/theme/theme.ts`,
      find: 'DrawerCloseButton: { defaultProps: { size: 44 } }',
      replace: 'DrawerCloseButton: { defaultProps: { size: 30 } }',
      run: browser(`${web}/lib/theme/control-names.test.tsx`),
    },
    {
      name: 'A page of a list is a target of 30 px',
      file: `${web}/lib/list/pager.module.css`,
      find: 'min-height: var(--cl-touch);',
      replace: 'min-height: 30px;',
      run: browser(
        `${web}/features/fields/listing-screen.test.tsx`,
        'has links to pages that are large enough to touch',
      ),
    },
    {
      name: 'A ticket overflows at 320 px',
      file: `${web}/features/bookings/ticket/booking-ticket.module.css`,
      find: '.main {\n  display: grid;',
      replace: '.main {\n  min-width: 340px;\n  display: grid;',
      run: browser(everyScreen, '/atleta/reservas/$id: nothing for axe'),
    },
    {
      name: 'A written page overflows at 320 px',
      file: `${web}/features/marketing/legal/legal-document.module.css`,
      find: 'grid-template-columns: 2.25rem 1fr;',
      replace: 'grid-template-columns: 2.25rem 24rem;',
      run: browser(`${web}/features/marketing/legal/legal-screens.test.tsx`),
    },
    {
      name: 'A button has no name',
      file: `${web}/shell/top-bar.tsx`,
      find: '        aria-label="Aparência"\n',
      replace: '',
      run: browser(everyScreen, 'every screen of guests > /erro: nothing for axe'),
    },
  ],
}
