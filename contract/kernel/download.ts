import { z } from 'zod';

/** A file that is answered; its bytes are made when the transaction has ended, perhaps bit by bit. */
export type DownloadedFile = {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>;
};

/** For an endpoint that answers an Excel file: `endpoint({ …, ...SPREADSHEET })`. */
export const SPREADSHEET = {
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  replies: { 200: z.custom<DownloadedFile>() },
} as const;
