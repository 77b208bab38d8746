import type { MetaDescriptor } from 'react-router'

/** Title of every order page; no search engine lists them and no other site learns their address. Source: design §9. */
export const orderMeta = (): MetaDescriptor[] => [
  { title: 'Confirmación de datos para certificado de calibración' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]
