/** Texts of the certificates. */
export const CERTIFICATE_MESSAGES = {
  unknownKind: 'Please choose the kind of certificate.',
  textRequired: 'Please write the certificate.',
  blanks: 'Please fill in or remove the parts in [brackets].',
  reasonRequired: 'Please enter why it is cancelled.',
  alreadyCancelled: 'This certificate is already cancelled.',
  notOwn: 'A certificate is cancelled by the doctor who issued it, or by an admin.',
  none: 'No certificates yet.',
  noneOnDays: 'No certificate was issued on these days.',
  restored: 'This certificate was not issued. Check its dates, and issue or close it.',
  issued: 'The certificate is in the register.',
  cancelled: 'The certificate is cancelled, and stays in the register.',
  tooManyRows: 'These are too many certificates for one page. Please select fewer days.',
  loadFailed: 'The certificates could not be loaded.',
} as const;

export const issueFailed = (message: string) => `The certificate was not issued: ${message}`;
export const cancelCertificateFailed = (message: string) =>
  `The certificate was not cancelled: ${message}`;

/** The label of what a patient is recognised by, in the form, on paper and in the register. */
export const IDENTIFICATION_MARK = 'Identification mark';
