import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import {
  AddDisplayBody,
  Display,
  DisplayBoard,
  DoctorRoom,
  EditDisplayBody,
  PlaceAddress,
  publicCode,
  QueuePlace,
  SavePlacesBody,
  SaveRoomBody,
  WaitingRoom,
} from './display.ts';
import { WAITING_ROOM_MESSAGES as M } from './waiting-room.messages.ts';

const IdParams = z.object({ id: Id });
const DisplayParams = z.object({ code: publicCode(M.unknownDisplay) });
const PlaceParams = z.object({ code: publicCode(M.unknownPlace) });

export const getWaitingRoom = endpoint({
  method: 'GET',
  path: '/api/waiting-room',
  summary: 'The displays of the waiting room, the doctors’ rooms and the code on slips',
  access: 'waiting-room.view',
  topics: ['waiting-room', 'staff'],
  replies: { 200: WaitingRoom },
});

/** Adds a display with an address of its own. Returns 409 beyond 20 displays. */
export const addDisplay = endpoint({
  method: 'POST',
  path: '/api/waiting-room/displays',
  summary: 'Add a display of the waiting room',
  access: 'waiting-room.edit',
  body: AddDisplayBody,
  replies: { 201: Display },
});

/** Edits a display. `revoked: true` ends its address and its streams; `false` restores it. */
export const editDisplay = endpoint({
  method: 'PUT',
  path: '/api/waiting-room/displays/:id',
  summary: 'Edit, revoke or restore a display',
  access: 'waiting-room.edit',
  params: IdParams,
  body: EditDisplayBody,
  replies: { 200: Display },
});

export const saveRoom = endpoint({
  method: 'PUT',
  path: '/api/waiting-room/rooms/:id',
  summary: 'Set the room of a doctor',
  access: 'waiting-room.edit',
  params: IdParams,
  body: SaveRoomBody,
  replies: { 200: DoctorRoom },
});

/** Turns the code on slips on or off. Off ends every code given so far. */
export const savePlaces = endpoint({
  method: 'PUT',
  path: '/api/waiting-room/places',
  summary: 'Give slips a code to follow the queue, or stop',
  access: 'waiting-room.edit',
  body: SavePlacesBody,
  replies: { 200: SavePlacesBody },
});

/** The address of a visit's place in the queue; the same at every call. Null while codes are off. */
export const givePlace = endpoint({
  method: 'POST',
  path: '/api/queue/:id/place',
  summary: 'The public address of a visit’s place in the queue',
  access: 'queue.add-patient',
  params: IdParams,
  replies: { 200: PlaceAddress },
});

/** Without a session. Returns 404 for an unknown or revoked code. */
export const getBoard = endpoint({
  method: 'GET',
  path: '/api/display/:code',
  summary: 'What a display of the waiting room shows',
  access: 'public',
  params: DisplayParams,
  replies: { 200: DisplayBoard },
});

/** Without a session: `ready`, `changed` without data, `ended` once the display is revoked. */
export const followBoard = endpoint({
  method: 'GET',
  path: '/api/display/:code/events',
  summary: 'When a display must fetch its data again, as server-sent events',
  access: 'public',
  params: DisplayParams,
  stream: true,
  replies: { 200: z.object({}) },
});

/** Without a session. Returns 404 for an unknown code, and for one of another day. */
export const getPlace = endpoint({
  method: 'GET',
  path: '/api/place/:code',
  summary: 'The place of one token in the queue',
  access: 'public',
  params: PlaceParams,
  replies: { 200: QueuePlace },
});
