/** Texts of the lab's worklist. */
export const WORKLIST_MESSAGES = {
  notInProcess: 'Values are entered while the order is processing and has no report.',
  noSample: 'Please choose the sample.',
  unknownSample: 'The order has no such sample.',
  reasonRequired: 'Please enter why the sample is rejected.',
  notRejectable: 'A sample is rejected after it was collected and before there is a report.',
  loadFailed: 'Could not load the worklist.',
  empty: 'No samples are waiting.',
  emptyText: 'Collected samples appear here by themselves.',
  noneFits: 'No sample of this department is waiting.',
} as const;

export const sampleRejected = (sample: string, patient: string) =>
  `${sample} of ${patient} is rejected. It waits to be collected again.`;
export const rejectFailed = (message: string) => `The sample was not rejected: ${message}`;
export const savedRows = (released: number, kept: number) =>
  [
    released > 0 && `${released} ${released === 1 ? 'report' : 'reports'} released.`,
    kept > 0 && `${kept} ${kept === 1 ? 'order' : 'orders'} saved, with values missing.`,
  ]
    .filter(Boolean)
    .join(' ');
export const failedRows = (count: number) =>
  count === 1
    ? '1 row was not saved. Its values are still here.'
    : `${count} rows were not saved. Their values are still here.`;
