import { clinicDay } from '../kernel/dates.ts';

const CODE = /^(\d{4})(\d{2})(\d{2})-(\d{1,6})$/;

/** The barcode text of a sample: clinic day and lab token, `20261121-7`. */
export function sampleCode(
  order: { createdAt: string; lab_token_number: number },
  timeZone: string,
): string {
  const day = clinicDay(new Date(order.createdAt), timeZone).replaceAll('-', '');
  return `${day}-${order.lab_token_number}`;
}

/** Whether the date exists: no 30 February, no year 0. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  if (Number.isNaN(time) || day < '0001') return false;
  return new Date(time).toISOString().startsWith(day);
}

/** Parses the day and token of a scanned label; undefined for any other text. */
export function readSampleCode(text: string): { day: string; token: number } | undefined {
  const [, year, month, date, token] = CODE.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!token || !isDay(day)) return undefined;
  return { day, token: Number(token) };
}
