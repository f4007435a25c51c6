export { drugRoutes } from './drugs.routes.ts';
