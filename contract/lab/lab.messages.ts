/** Texts of the lab (specification 1, sections 5 and 8; specification 2, sections 5 and 8). */
export const LAB_MESSAGES = {
  unknownStatus: 'Unknown status.',
  invalidPrice: 'The price must be a number of at least 0.',
  notAllowedNow: 'The lab order has moved on. This is no longer possible.',
  hasReport: 'The lab order has a report. Delete the report first.',
  noReport: 'No report content or patient details found for Order ID.',
  noneFound: 'No lab order fits the search.',
  none: 'No lab orders yet.',
  searchTooShort: 'Please type at least 2 characters.',
} as const;

export const updateLabStatusFailed = (message: string) =>
  `Failed to update lab order status: ${message}`;
export const billLabOrderFailed = (message: string) =>
  `Failed to mark lab order as billed: ${message}`;
