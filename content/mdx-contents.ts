type Node = { type: string; depth?: number; value?: string; children?: Node[]; data?: Record<string, unknown> }

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('')

/** 'Qué pide ISO 9001:2015' → 'que-pide-iso-9001-2015', for the address of a section. */
export function sectionId(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

const literal = (value: string) => ({ type: 'Literal', value })
const property = (name: string, value: string) => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: { type: 'Identifier', name },
  value: literal(value),
})

/**
 * A remark plugin: gives each `##` of an MDX text an id, and the text an export `contents` that lists them
 * (`{ id, title }`), so that nobody has to keep a second list.
 */
export function mdxContents() {
  return (root: Node) => {
    const elements = (root.children ?? [])
      .filter(({ type, depth }) => type === 'heading' && depth === 2)
      .map((heading) => {
        const title = textOf(heading)
        heading.data = { ...heading.data, hProperties: { id: sectionId(title) } }
        return { type: 'ObjectExpression', properties: [property('id', sectionId(title)), property('title', title)] }
      })
    const init = { type: 'ArrayExpression', elements }
    const declaration = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'contents' }, init }],
    }
    const body = [{ type: 'ExportNamedDeclaration', specifiers: [], source: null, declaration }]
    root.children?.push({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body } },
    })
  }
}
