/** Texts of sales of schedule H1 and X that the clinic holds back; the server sends them. */
export const HELD_SALE_MESSAGES = {
  licenceFirst: 'Sales of schedule H1 and X can be held once a drug licence number is entered.',
} as const;

export const heldSale = (names: readonly string[]) =>
  `${names.join(', ')}: schedule H1 and X are not sold without a prescriber. Please edit the order and enter the prescriber.`;
export const heldWithoutPatient = (names: readonly string[]) =>
  `${names.join(', ')}: schedule H1 and X are not sold without a patient. Please enter who the patient is.`;
