export { aiRoutes } from './ai.routes.ts';
export { endLostRuns } from './end-lost-runs.ts';
