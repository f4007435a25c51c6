import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { saveRoom as endpoint } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listRoomRows } from './waiting-room.store.ts';

/** Sets or clears the room of an active doctor. Throws 404 for any other user. */
export async function saveRoom(
  scope: ClinicScope,
  { params: { id: doctorId }, body: { room } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const doctor = (await listRoomRows(tx)).find((row) => row.doctorId === doctorId);
  if (!doctor) throw notFound();
  if (doctor.room === room) return doctor;
  if (room === null) {
    await tx.deleteFrom('doctor_rooms').where('doctor_id', '=', doctorId).execute();
  } else {
    await tx
      .insertInto('doctor_rooms')
      .values({ clinic_id: actor.clinicId, doctor_id: doctorId, room })
      .onConflict((of) => of.columns(['clinic_id', 'doctor_id']).doUpdateSet({ room }))
      .execute();
  }
  await scope.audit('save-room', { type: 'user', id: doctorId }, { room });
  scope.changed('waiting-room', doctorId);
  return { ...doctor, room };
}
