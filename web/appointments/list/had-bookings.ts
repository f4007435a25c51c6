const STORED = 'openopd.booked';

/** Whether the last list of a day's bookings that this device showed had any. */
export const hadBookings = (): boolean => localStorage.getItem(STORED) !== null;

export function rememberBookings(had: boolean): void {
  try {
    if (had) localStorage.setItem(STORED, '');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the queue moves by a line.
  }
}
