import { v7 as newId } from 'uuid';
import * as addenda from '#contract/addenda/addenda.endpoints.ts';
import * as appointments from '#contract/appointments/appointments.endpoints.ts';
import * as hours from '#contract/appointments/hours.endpoints.ts';
import * as consultation from '#contract/consultation/consultation.endpoints.ts';
import * as alike from '#contract/patients/alike.endpoints.ts';
import * as patientDetails from '#contract/patients/patient-details.endpoints.ts';
import * as patients from '#contract/patients/patients.endpoints.ts';
import * as queue from '#contract/queue/queue.endpoints.ts';
import * as favourites from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import * as pastVisits from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import * as visitSheet from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import * as vitals from '#contract/vitals/vitals.endpoints.ts';
import * as waitingRoom from '#contract/waiting-room/waiting-room.endpoints.ts';
import { type Example, NOBODY } from './example.ts';

/** Patients, the queue, appointments and the consultation. */
export const VISIT_EXAMPLES: readonly Example[] = [
  [patients.listPatients, () => ({ query: { search: 'of' } })],
  [alike.findAlike, () => ({ query: { name: 'Walk In', age: '40', phone: '9876543210' } })],
  [patients.getPatient, ({ patientId }) => ({ params: { id: patientId } })],
  [patientDetails.registerPatient, () => ({ body: { name: 'Walk In' } })],
  [
    patientDetails.updatePatient,
    ({ patientId }) => ({ params: { id: patientId }, body: { age: 40 } }),
  ],
  [queue.listQueue, () => ({})],
  [queue.listUnbilled, () => ({ query: { limit: 10 } })],
  [queue.getVisit, ({ visitId }) => ({ params: { id: visitId } })],
  [queue.joinQueue, ({ freePatientId }) => ({ body: { patientId: freePatientId } })],
  [
    queue.moveVisit,
    ({ visitId, doctorId }) => ({ params: { id: visitId }, body: { status: 'waiting', doctorId } }),
  ],
  [queue.undoVisit, ({ visitId }) => ({ params: { id: visitId }, body: { step: 'complete' } })],
  [queue.getLatestVisit, ({ patientId }) => ({ params: { id: patientId } })],
  [appointments.listAppointments, () => ({ query: { from: '2030-01-07', to: '2030-01-13' } })],
  [appointments.listDoctorDays, () => ({ query: { from: '2030-01-07', to: '2030-01-13' } })],
  [appointments.listComingAppointments, ({ patientId }) => ({ params: { id: patientId } })],
  [
    appointments.listFreeSlots,
    ({ doctorId }) => ({ query: { doctorId, day: '2030-01-07', limit: 3 } }),
  ],
  [
    appointments.bookAppointment,
    ({ freePatientId, doctorId }) => ({
      body: { patientId: freePatientId, doctorId, day: '2030-01-07', time: '10:00' },
    }),
  ],
  [
    appointments.bookFollowUp,
    () => ({ params: NOBODY, body: { day: '2099-01-30', time: '09:00' } }),
  ],
  [appointments.getFollowUpAppointment, ({ visitId }) => ({ params: { id: visitId } })],
  [
    appointments.moveAppointment,
    ({ appointmentId }) => ({
      params: { id: appointmentId },
      body: { day: '2030-01-14', time: '10:30' },
    }),
  ],
  [
    appointments.setAppointmentStatus,
    ({ appointmentId }) => ({ params: { id: appointmentId }, body: { status: 'cancelled' } }),
  ],
  [appointments.checkIn, () => ({ params: NOBODY })],
  [hours.listDoctorHours, () => ({})],
  [
    hours.previewHours,
    ({ doctorId }) => ({
      params: { id: doctorId },
      body: { leave: { fromDay: '2030-01-07', toDay: '2030-01-07' } },
    }),
  ],
  [
    hours.saveWeek,
    ({ doctorId }) => ({
      params: { id: doctorId },
      body: {
        slotMinutes: 15,
        perSlot: 4,
        sessions: [{ weekday: 1, from: '09:00', to: '13:00' }],
        breaks: [],
      },
    }),
  ],
  [
    hours.addLeave,
    ({ doctorId }) => ({
      params: { id: doctorId },
      body: { fromDay: '2030-02-04', toDay: '2030-02-05' },
    }),
  ],
  [hours.removeLeave, ({ doctorId }) => ({ params: { id: doctorId, leaveId: NOBODY.id } })],
  [waitingRoom.getWaitingRoom, () => ({})],
  [waitingRoom.addDisplay, () => ({ body: { name: 'Hall' } })],
  [
    waitingRoom.editDisplay,
    ({ displayId }) => ({ params: { id: displayId }, body: { name: 'Corridor' } }),
  ],
  [
    waitingRoom.saveRoom,
    ({ doctorId }) => ({ params: { id: doctorId }, body: { room: 'Room 2' } }),
  ],
  [waitingRoom.savePlaces, () => ({ body: { placesOn: true } })],
  [waitingRoom.givePlace, ({ visitId }) => ({ params: { id: visitId } })],
  [queue.getDoctorQueue, () => ({})],
  [queue.callNext, () => ({})],
  [queue.completeVisit, ({ visitId }) => ({ params: { id: visitId } })],
  [consultation.createVisit, ({ freePatientId }) => ({ body: { patientId: freePatientId } })],
  [consultation.getComplaint, ({ visitId }) => ({ params: { visitId } })],
  [
    consultation.saveComplaint,
    ({ visitId }) => ({ params: { visitId }, body: { complaint: 'Fever for 3 days' } }),
  ],
  [visitSheet.getVisitSheet, ({ visitId }) => ({ params: { id: visitId } })],
  [
    visitSheet.saveVisitSheet,
    ({ visitId }) => ({ params: { id: visitId }, body: { diagnoses: ['Acute tonsillitis'] } }),
  ],
  [vitals.getVisitVitals, ({ visitId }) => ({ params: { id: visitId } })],
  [
    vitals.recordVitals,
    ({ visitId }) => ({
      params: { id: visitId },
      body: { readings: [{ id: newId(), kind: 'pulse', value: 88 }] },
    }),
  ],
  [vitals.listPatientVitals, ({ patientId }) => ({ params: { id: patientId } })],
  [addenda.listAddenda, ({ patientId }) => ({ params: { id: patientId } })],
  [
    addenda.addAddendum,
    ({ visitId }) => ({ params: { id: visitId }, body: { text: 'Called: no fever.' } }),
  ],
  [visitSheet.listDiagnoses, () => ({ query: { search: 'ton' } })],
  [visitSheet.listUsualAdvice, () => ({})],
  [pastVisits.listPastVisits, ({ patientId }) => ({ params: { id: patientId } })],
  [favourites.listFavourites, () => ({})],
  [favourites.createFavourite, () => ({ body: { name: 'urti', diagnoses: ['URTI'] } })],
  [
    favourites.editFavourite,
    ({ favouriteId }) => ({
      params: { id: favouriteId },
      body: { name: 'fever', shared: true, version: 1, advice: 'Warm fluids' },
    }),
  ],
  [favourites.deleteFavourite, () => ({ params: NOBODY })],
  [favourites.restoreFavourite, ({ favouriteId }) => ({ params: { id: favouriteId } })],
  [consultation.listPastComplaints, ({ patientId }) => ({ params: { id: patientId } })],
  [consultation.listQueueComplaints, ({ patientId }) => ({ params: { id: patientId } })],
  [
    consultation.addComplaint,
    ({ patientId }) => ({ params: { id: patientId }, body: { complaint: 'Asthma as a child' } }),
  ],
  [consultation.deleteComplaint, ({ visitId }) => ({ params: { id: visitId } })],
];
