export { joinQueue } from './join-queue.ts';
export { queueRoutes } from './queue.routes.ts';
