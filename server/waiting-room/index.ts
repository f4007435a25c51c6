export { waitingRoomRoutes } from './waiting-room.routes.ts';
export { newCode } from './waiting-room.store.ts';
