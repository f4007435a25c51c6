export { assignDoctor } from './assign-doctor.ts';
export { countWaiting } from './count-waiting.ts';
export { holdVisitToBill } from './hold-visit-to-bill.ts';
export { joinQueue } from './join-queue.ts';
export { queueRoutes } from './queue.routes.ts';
export { removeDrafts } from './remove-drafts.ts';
export { listCalls, listOpenTokens, type TokenRow } from './token-rows.ts';
export { countUnbilled } from './unbilled-visits.ts';
export { listVisitsOfPatient } from './visit.store.ts';
