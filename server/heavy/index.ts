export { heavyRoutes } from './heavy.routes.ts';
