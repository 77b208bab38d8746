declare module '*.mdx' {
  import type { ComponentType } from 'react'

  /** Prose; the page says how its elements are shown. */
  const Text: ComponentType<{ components?: Record<string, unknown> }>
  export default Text
  /** Its sections (`##`), in order; see mdx-contents.ts. */
  export const contents: { id: string; title: string }[]
}
