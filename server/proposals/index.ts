export { proposalRoutes } from './proposals.routes.ts';
export { readRun } from './read-runs.ts';
export { recordProposals } from './record-proposals.ts';
