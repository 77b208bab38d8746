import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: ['/', '/404'],
} satisfies Config
