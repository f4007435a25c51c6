/** The parts of the sheet that say what was not read. */
export const NOT_READ_PLACES = ['prescription', 'tests'] as const;
export type NotReadPlace = (typeof NOT_READ_PLACES)[number];

/** The name under which the device keeps which answers were seen. */
export const notReadName = (place: NotReadPlace, visitId: string): string =>
  `not-read.${place}.${visitId}`;
