import { type ToastAction, toast, withdrawToasts } from '#web/ui/toast/toast.ts';

/** The subject of the messages about an appointment. */
export const aboutAppointment = (id: string): string => `appointment.${id}`;

/** Shows what became of an appointment, in place of what was said before: an older Undo would take back this. */
export function sayOfAppointment(id: string, message: string, action?: ToastAction): void {
  const about = aboutAppointment(id);
  withdrawToasts(about);
  toast.success(message, { about, ...(action && { action }) });
}
