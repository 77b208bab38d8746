/** What stands around the whole notice of privacy.mdx. Source of its parts: LFPDPPP of 2025. */
export const privacy = {
  title: 'Aviso de privacidad',
  description:
    'Aviso de privacidad integral: quién responde por tus datos, para qué se usan, con quién se comparten y cómo ejercer tus derechos ARCO.',
  lead: 'Qué datos te pedimos, para qué, y cómo pedirnos que los mostremos, los corrijamos o los borremos.',
}
