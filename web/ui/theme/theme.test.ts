import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, theme } from './theme.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const builtIn = defaultCssVariablesResolver(merged);
const own = cssVariablesResolver(merged);

/** The resolved CSS variable (short name) in one scheme, following every `var()`. */
function colour(scheme: 'light' | 'dark', name: string): string {
  const all = { ...builtIn.variables, ...builtIn[scheme], ...own.variables, ...own[scheme] };
  let value = all[`--${name}`] ?? '';
  for (let link = /var\(--([\w-]+)\)/.exec(value); link; link = /var\(--([\w-]+)\)/.exec(value)) {
    value = all[`--${link[1]}`] ?? '';
  }
  if (!value) throw new Error(`No colour --${name} in the ${scheme} scheme`);
  return value;
}

function channels(value: string): number[] {
  if (value === '#fff') return [255, 255, 255];
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16));
  const rgb = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(value);
  if (rgb) return rgb.slice(1).map(Number);
  throw new Error(`Cannot read the colour ${value}`);
}

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(value: string): number {
  const [r = 0, g = 0, b = 0] = channels(value).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TINTS = ['teal', 'blue', 'green', 'orange', 'red', 'gray'];
const BUTTONS = ['teal', 'red'];

const textPairs = [
  ...['text', 'dimmed', 'error', 'success', 'placeholder', 'anchor'].map((name) => [name, 'body']),
  ...['text', 'dimmed', 'error'].map((name) => [name, 'ui-surface']),
  ...['text', 'dimmed'].map((name) => [name, 'ui-row-hover']),
  ...['text', 'dimmed', 'anchor', 'error'].map((name) => [name, 'ui-ground']),
  ['disabled-color', 'disabled'],
  ...TINTS.flatMap((tint) => [
    [`${tint}-light-color`, `${tint}-light`],
    [`${tint}-light-color`, `${tint}-light-hover`],
  ]),
  ...BUTTONS.flatMap((button) => [
    ['white', `${button}-filled`],
    ['white', `${button}-filled-hover`],
  ]),
];

function variable(name = ''): string {
  return name.startsWith('ui-') ? name : `mantine-color-${name}`;
}

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(textPairs)('%s is readable on %s', (text, background) => {
    const pair = [colour(scheme, variable(text)), colour(scheme, variable(background))] as const;
    expect(contrast(...pair), pair.join(' on ')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ui-focus', 'ui-field-border'])('%s stands out from sheet and ground', (name) => {
    for (const under of ['mantine-color-body', 'ui-ground']) {
      const pair = [colour(scheme, name), colour(scheme, under)] as const;
      expect(contrast(...pair), pair.join(' on ')).toBeGreaterThanOrEqual(3);
    }
  });
});
