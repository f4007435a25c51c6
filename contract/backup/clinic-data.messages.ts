export const CLINIC_DATA_MESSAGES = {
  tooLargeForExcel: 'The clinic has too many records for one Excel file. Take the JSON file.',
} as const;
