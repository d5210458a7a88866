import '@campo-livre/ui/styles/base.css'
import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/data.css'
import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/overlay.css'
import '../apps/web/src/app/critical.css'
import { leaveUnpainted } from '../apps/web/src/testing/leave-unpainted.ts'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { expectDrawn } from './expect-drawn.ts'
import { initialGlobals, viewports } from './globals.ts'
import { axeForLook } from './axe-for-look.ts'
import { nameUnions } from './name-unions.ts'
import { expectNoErrors, forgetErrors, noteErrors } from './quiet-console.ts'
import { enterWorld, leaveWorld, lengthenTexts } from './story-world.ts'
import { globalTypes } from './toolbars.ts'
import { withData } from './with-data.tsx'
import { withRouter } from './with-router.tsx'
import { withTheme } from './with-theme.tsx'

document.documentElement.lang = 'pt-BR'

// The first screen of a run is fetched and built while its story waits.
configure({ asyncUtilTimeout: 60_000 })

// Tests need the violations only, and axe takes a while to describe all that passes. The panel shows both.
const inTests = '__vitest_browser__' in globalThis
if (inTests) {
  noteErrors()
  // Storybook's own pages, hidden: axe and queries would go through them for every story.
  for (const page of document.querySelectorAll('.sb-wrapper')) page.remove()
  leaveUnpainted()
}

// The blocks of docs pages are large, and no story needs them.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
const docsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
)

const preview: Preview = {
  decorators: [withRouter, withTheme, withData],
  loaders: [enterWorld],
  beforeEach: inTests ? [forgetErrors, axeForLook, leaveWorld] : leaveWorld,
  // The last one is the first to run.
  afterEach: [expectNoErrors, ...(inTests ? [expectDrawn] : []), lengthenTexts],
  argTypesEnhancers: [nameUnions],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'], reporter: 'no-passes' } : {} },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { page: docsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          [
            'Start here',
            'Principles',
            'Tokens',
            'Icons',
            'Voice and tone',
            'Composing a screen',
            'States of the screens',
            'Accessibility',
            "Do and don't",
            'Change log',
          ],
          'Flows',
          'Screens',
          'Parts',
          'Components',
        ],
      },
    },
  },
}

export default preview
