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
  otherSample: 'The sample was collected again meanwhile. Please enter the values of the new one.',
} as const;

/** `now` is empty when the value was removed. */
export const changedMeanwhile = (parameter: string, now: string) =>
  now === ''
    ? `Another person removed the value of ${parameter} meanwhile. Save again to enter yours.`
    : `Another person entered ${now} for ${parameter} meanwhile. Save again to replace it.`;

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
