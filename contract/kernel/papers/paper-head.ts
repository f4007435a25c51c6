import { z } from 'zod';

/** The head and the footer line of a paper of the clinic, as they were on the day of the paper. */
export const PaperHead = z.object({
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  registration: z.string().nullable(),
  gstin: z.string().nullable(),
  footer: z.string().nullish(),
  /** The version of the logo, for its address; null without one. */
  logo: z.string().nullish(),
});
export type PaperHead = z.output<typeof PaperHead>;
