import type { Config } from '@react-router/dev/config'
import { services } from './content/services.ts'

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: [
    '/',
    '/about',
    '/services',
    ...services.map(({ href }) => href),
    ...(services.some(({ id }) => id === 'presion') ? ['/presion-service'] : []),
    '/patterns',
    '/traceability',
    '/project-details',
    '/contact',
    '/acreditaciones',
    '/aviso-de-privacidad',
    '/boletin',
    '/404',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ],
} satisfies Config
