import { index, route } from '@react-router/dev/routes'

export default [index('routes/home.jsx'), route('services', 'routes/services.jsx'), route('about', 'routes/about.jsx')]
