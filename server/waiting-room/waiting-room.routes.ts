import {
  addDisplay as addEndpoint,
  editDisplay as editEndpoint,
  followBoard,
  getBoard,
  getPlace,
  getWaitingRoom,
  givePlace as giveEndpoint,
  savePlaces as savePlacesEndpoint,
  saveRoom as saveRoomEndpoint,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { publicRoute } from '../platform/http/public-route.ts';
import { route, steppedRoute } from '../platform/http/route.ts';
import { addDisplay, editDisplay } from './edit-display.ts';
import { boardStream } from './follow-board.ts';
import { givePlace, savePlaces } from './places.ts';
import { readBoard } from './read-board.ts';
import { readPlace } from './read-place.ts';
import { readWaitingRoom } from './read-waiting-room.ts';
import { saveRoom } from './save-room.ts';

export const waitingRoomRoutes: readonly BoundRoute[] = [
  steppedRoute(getWaitingRoom, ({ transact, services: { doors } }) =>
    transact((scope) => readWaitingRoom(scope, doors.publicUrl)),
  ),
  route(addEndpoint, addDisplay),
  route(editEndpoint, editDisplay),
  route(saveRoomEndpoint, saveRoom),
  route(savePlacesEndpoint, savePlaces),
  steppedRoute(giveEndpoint, async ({ transact, services: { doors } }, input) => {
    const code = await transact((scope) => givePlace(scope, input));
    const path = code && `/t/${code}`;
    return { path, url: path && doors.publicUrl ? doors.publicUrl + path : null };
  }),
  publicRoute(getBoard, readBoard),
  { endpoint: followBoard, bind: boardStream },
  publicRoute(getPlace, readPlace),
];
