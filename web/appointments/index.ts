export { FollowUpBooking } from './follow-up/follow-up-booking.tsx';
export { useFollowUpSlot } from './follow-up/use-follow-up-slot.ts';
export { ComingAppointments } from './list/coming-appointments.tsx';
