export default { ssr: false, prerender: ['/', '/services', '/about'] }
