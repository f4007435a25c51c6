export { consultationRoutes } from './consultation.routes.ts';
