const STORED = 'openopd.booked';
const NONE = 'none';

/** Whether the last list of a day's bookings that this device showed had any; a new device expects some. */
export const hadBookings = (): boolean => localStorage.getItem(STORED) !== NONE;

export function rememberBookings(had: boolean): void {
  try {
    localStorage.setItem(STORED, had ? '' : NONE);
  } catch {
    // Without storage the queue moves by a line.
  }
}
