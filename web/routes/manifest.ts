import { identity } from '../../content/identity.ts'

/** manifest.webmanifest, written at build. */
export function loader() {
  const manifest = {
    name: identity.nombre,
    short_name: identity.nombre.split(' ')[0],
    description: identity.descripcion,
    lang: 'es-MX',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b4b3c',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
  return Response.json(manifest)
}
