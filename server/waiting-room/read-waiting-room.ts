import type { WaitingRoom } from '#contract/waiting-room/display.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  arePlacesOn,
  listDisplayRows,
  listRoomRows,
  presentDisplay,
} from './waiting-room.store.ts';

/** The displays, the rooms of the active doctors, and whether slips carry a code. */
export async function readWaitingRoom(
  { tx }: ClinicScope,
  publicUrl: string | undefined,
): Promise<WaitingRoom> {
  return {
    displays: (await listDisplayRows(tx)).map(presentDisplay),
    rooms: await listRoomRows(tx),
    placesOn: await arePlacesOn(tx),
    publicUrl: publicUrl ?? null,
  };
}
