import * as endpoints from '#contract/ai/ai.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route, steppedRoute } from '../platform/http/route.ts';
import { applyProposals } from './apply-proposals.ts';
import { editProposal } from './edit-proposal.ts';
import { listVisitRuns } from './read-runs.ts';
import { dismissProposals, undoProposals } from './undo-proposals.ts';

export const proposalRoutes: readonly BoundRoute[] = [
  route(endpoints.listVisitRuns, listVisitRuns),
  steppedRoute(endpoints.applyProposals, applyProposals),
  route(endpoints.editProposal, editProposal),
  route(endpoints.undoProposals, undoProposals),
  route(endpoints.dismissProposals, dismissProposals),
];
