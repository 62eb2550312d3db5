// First: it declares the order of layers before any other style sheet.
import '#site/shell/site.css'
import { createRoot } from 'react-dom/client'
import { ToastVoice } from '#site/ui/toasts/toast-voice.tsx'
import type { DesignData } from './build-design-data.ts'
import { designStateId } from './design-address.ts'
import { DesignView } from './design-view.tsx'

const data: DesignData = JSON.parse(document.getElementById(designStateId)?.textContent ?? '')

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <main id="main">
      <DesignView data={data} />
    </main>
    <div id="modals" />
    <ToastVoice />
  </>,
)
