import { icon } from './icons.tsx'

/** Icons that the sign-in does without; apart from the others so that its first load is, too. */
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </>,
)
export const TrashIcon = icon(
  <path d="M4.5 6.75h15M9.5 6.5V4.75a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V6.5M6.5 7l.8 11.6a1.75 1.75 0 0 0 1.75 1.65h5.9a1.75 1.75 0 0 0 1.75-1.65L17.5 7M10.25 11v5M13.75 11v5" />,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const DownloadIcon = icon(<path d="M12 4v10.5M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15" />)
export const FirstIcon = icon(<path d="M12.5 6.5L7 12l5.5 5.5M18 6.5L12.5 12l5.5 5.5" />)
export const LastIcon = icon(<path d="M11.5 6.5L17 12l-5.5 5.5M6 6.5l5.5 5.5L6 17.5" />)
