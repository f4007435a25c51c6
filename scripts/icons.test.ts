import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IconX } from '../web/ui/theme/icons.ts';
import { drawSprite, SPRITE } from './icons.ts';

it('the sprite has every icon of the list', () => {
  expect(drawSprite()).toContain(`<symbol id="${IconX}" viewBox="0 0 24 24"`);
  expect(readFileSync(SPRITE, 'utf8')).toBe(drawSprite());
});
