import { newKey } from './api/new-key.ts';

/** A UUID of version 7, also in a context that is not secure. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = newKey();
  const variant = (8 + (Number.parseInt(random.slice(0, 1), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(1, 4)}`,
    `${variant}${random.slice(4, 7)}`,
    random.slice(7, 19),
  ].join('-');
}
