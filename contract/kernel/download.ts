import { z } from 'zod';

/**
 * A file response. Its bytes are produced after the transaction has ended, possibly as a stream.
 */
export type DownloadedFile = {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>;
};

/** For an endpoint that returns an Excel file: `endpoint({ …, ...SPREADSHEET })`. */
export const SPREADSHEET = {
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  replies: { 200: z.custom<DownloadedFile>() },
} as const;
