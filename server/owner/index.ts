export { ownerRoutes } from './owner.routes.ts';
export { lockOwner } from './owner.store.ts';
export { ownUnowned, passOwnership } from './pass-ownership.ts';
