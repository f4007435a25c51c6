export { serveDocs } from './docs-page.ts';
export { systemRoutes } from './system.routes.ts';
