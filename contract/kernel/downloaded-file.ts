import { z } from 'zod';

/**
 * A file response. Its bytes are produced after the transaction has ended, possibly as a stream.
 */
export type DownloadedFile = {
  readonly name: string;
  /** Replaces the endpoint's media type. */
  readonly type?: string;
  readonly bytes: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>;
};
export const DownloadedFile = z.custom<DownloadedFile>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'bytes' in value,
);

/** For an endpoint that returns an Excel file: `endpoint({ …, ...SPREADSHEET })`. */
export const SPREADSHEET = {
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  replies: { 200: DownloadedFile },
} as const;
