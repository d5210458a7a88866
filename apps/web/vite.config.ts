import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { firstScreen } from './vite/first-screen.ts'

/** Listing and frame: what a visitor sees first. */
const firstModules = ['/src/app/render.tsx', '/src/routes/_public/index.tsx?tsr-split=component']

export default defineConfig(({ mode }) => {
  const mocks = loadEnv(mode, import.meta.dirname).VITE_MOCKS === 'on'
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true }),
      react(),
      firstScreen({ modules: firstModules }),
      // Only the builds with the mocks inside carry the worker that answers for them.
      mocks && msw({ mode: 'worker-only' }),
    ],
  }
})
