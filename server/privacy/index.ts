export { hasWithdrawn } from './consent.store.ts';
export { privacyRoutes } from './privacy.routes.ts';
