export { appointmentRoutes } from './appointments.routes.ts';
export { readAppointmentsOfPatient } from './booked-reply.ts';
