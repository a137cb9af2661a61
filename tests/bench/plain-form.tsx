import { hydrateRoot } from 'react-dom/client'
import { PlainForm } from './PlainForm.ts'

hydrateRoot(document.getElementById('root')!, <PlainForm />)
