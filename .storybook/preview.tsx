import '@campo-livre/ui/styles/base.css'
import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/data.css'
import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/overlay.css'
import '../apps/web/src/app/critical.css'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { resetBackend, startWorker } from './mock-backend.ts'
import { signInAs } from './session.ts'
import { withData } from './with-data.tsx'
import { withRouter } from './with-router.tsx'
import { withTheme } from './with-theme.tsx'

document.documentElement.lang = 'pt-BR'

const startMocks = mswLoader(startWorker)

const preview: Preview = {
  decorators: [withRouter, withTheme, withData],
  loaders: [
    // One loader, as several would run at the same time: nobody can sign in before the worker answers.
    async (context) => {
      await startMocks(context)
      await resetBackend()
      await signInAs(context.parameters.persona as string | undefined)
    },
  ],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
}

export default preview
