import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newKey } from './key.ts';
import { sealWith, unsealWith } from './seal.ts';

const PIECE = 65_536;
const SEALED_PIECE = PIECE + 16;
const key = newKey();

async function* cut(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
const seal = (text: Buffer) => whole(sealWith(key)(cut(text)));
const open = (sealed: Buffer, keys = [key]) => whole(unsealWith(keys, cut(sealed)));

const text = randomBytes(3 * PIECE + 1_000);
const sealed = await seal(text);
const head = sealed.subarray(0, sealed.indexOf('\n') + 1);
const pieces = Array.from({ length: 4 }, (_, nth) =>
  sealed.subarray(head.length + nth * SEALED_PIECE).subarray(0, SEALED_PIECE),
);
const flipped = (at: number) => {
  const bytes = Buffer.from(sealed);
  bytes[at] = bytes[at]! ^ 1;
  return bytes;
};

describe('a sealed file', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE])('of %i bytes opens', async (size) => {
    const bytes = randomBytes(size);
    const file = await seal(bytes);
    expect(await open(file)).toEqual(bytes);
    await expect(open(file.subarray(0, -1))).rejects.toThrow();
  });

  it('hides its content and differs each time', async () => {
    const said = Buffer.from('Asha Menon '.repeat(1_000));
    const [one, other] = [await seal(said), await seal(said)];
    expect(one.includes('Asha')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('is refused when any bit was changed', async () => {
    const some = Array.from({ length: 60 }, () => Math.floor(Math.random() * sealed.length));
    for (const at of [0, 20, head.length - 1, head.length, sealed.length - 1, ...some]) {
      await expect(open(flipped(at)), `byte ${at}`).rejects.toThrow();
    }
  });

  it.each([
    ['truncated inside a chunk', sealed.subarray(0, -20_000)],
    ['truncated after a chunk', sealed.subarray(0, head.length + 2 * SEALED_PIECE)],
    ['with only its head', head],
    [
      'with two chunks swapped',
      Buffer.concat([head, pieces[1]!, pieces[0]!, pieces[2]!, pieces[3]!]),
    ],
    ['without one chunk', Buffer.concat([head, pieces[0]!, pieces[2]!, pieces[3]!])],
    ['with one chunk repeated', Buffer.concat([head, pieces[0]!, pieces[0]!, ...pieces.slice(1)])],
    ['with a byte appended', Buffer.concat([sealed, Buffer.from('x')])],
    ['with another backup appended', Buffer.concat([sealed, sealed])],
  ])('is refused %s', async (_what, file) => {
    await expect(open(file)).rejects.toThrow('changed, cut off or damaged');
  });

  it('is refused with the head of another backup of the same key', async () => {
    const other = await seal(text);
    const mixed = Buffer.concat([other.subarray(0, head.length), sealed.subarray(head.length)]);
    await expect(open(mixed)).rejects.toThrow('changed, cut off or damaged');
  });

  it('names its key when that key is not given', async () => {
    const other = newKey();
    await expect(open(sealed, [other])).rejects.toThrow(
      `made with another key (key ${key.id}; here: ${other.id})`,
    );
    await expect(open(sealed, [])).rejects.toThrow(`(key ${key.id}; there is none here)`);
    expect(await open(sealed, [other, key])).toEqual(text);
  });

  it('reports a newer format, and a destroyed head', async () => {
    const newer = Buffer.from(
      sealed.toString('latin1').replace('encrypted":1', 'encrypted":2'),
      'latin1',
    );
    await expect(open(newer)).rejects.toThrow('newer OpenOPD');
    await expect(open(Buffer.from('#{"openopd_encrypted":'))).rejects.toThrow('first line');
    await expect(open(Buffer.alloc(70_000, 'x'))).rejects.toThrow('first line');
  });

  it('is sealed and opened as a stream, at any size', async () => {
    const longest = 50;
    let given = 0;
    async function* endless() {
      for (; given < longest; given += 1) yield Buffer.alloc(PIECE, given);
    }
    let ahead = 0;
    for await (const bytes of unsealWith([key], sealWith(key)(endless()))) {
      expect(bytes.length).toBeLessThanOrEqual(PIECE);
      ahead = Math.max(ahead, given - bytes[0]!);
    }
    expect(given).toBe(longest);
    expect(ahead).toBeLessThan(5);
  });
});
